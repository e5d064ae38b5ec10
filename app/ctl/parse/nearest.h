#pragma once

#include <QString>
#include <QStringList>

namespace lekthi::ctl {

/// The candidates that look like what was typed, nearest first, at most limit; empty if none is near.
QStringList nearest(const QString &typed, const QStringList &candidates, int limit = 3);

} // namespace lekthi::ctl
