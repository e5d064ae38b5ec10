#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace lekthi::store {

/// The number under which the baseline is recorded. Stores with smaller ones are from before it.
inline constexpr int baselineVersion = 100;

/// The baseline, or a numbered migration file: its steps are run and recorded one by one.
struct Migration
{
    int number = 0;
    QStringList steps;
};

/// All that this program knows: the baseline, which the tables of all rooms make together, then the
/// migrations after it in the order of their numbers. Loaded once; any thread may read.
const QList<Migration> &knownMigrations();

} // namespace lekthi::store
