#pragma once

#include "core/store/session/connection.h"

#include <QStringList>

namespace lekthi::store {

/// Tables of the store that the server cannot read, by name: their file is damaged or missing, or their
/// definition is. Reads one row of each, so that damage further inside goes unseen. For administrators of the
/// server; empty for anybody else.
Result<QStringList> damagedTables(Connection &connection);

/// The error with the tables that it is about, where the server did not name them and the account can find
/// out; any other error as it is.
Error withDamagedTables(Connection &connection, Error error);

} // namespace lekthi::store
