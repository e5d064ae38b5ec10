#pragma once

#include <QString>
#include <QStringList>

namespace lekthi::store {

/// For a sentence that has no room for all: the first of the names, and "…" where there are more.
QString shownNames(const QStringList &names, qsizetype most, const QString &separator);

} // namespace lekthi::store
