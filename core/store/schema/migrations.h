#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace lekthi::store {

/// A numbered migration file: its steps are run and recorded one by one.
struct Migration
{
    int number = 0;
    QStringList steps;
};

/// All that this program knows, in the order of their numbers. Loaded once; any thread may read.
const QList<Migration> &knownMigrations();

} // namespace lekthi::store
