#pragma once

#include <QString>

namespace lekthi::local {

/// Which file of a database that a server has run on is missing, as seen from its directory: one that a
/// server would make anew, or the data or the definition of a table. Empty if none is. database: the one of
/// the store, whose folder has to be there. Reads names and some bytes of each definition.
QString missingFile(const QString &databaseDirectory, const QString &database);

} // namespace lekthi::local
