#pragma once

#include "app/local/local_server.h"

#include <QByteArray>

namespace lekthi::local {

/// The text of the server's own settings file.
QByteArray serverSettings(const LocalServerOptions &options);

/// What the server runs before it takes connections.
QByteArray startStatements(const LocalServerOptions &options);

/// Size of the file of changes, as the server's options take it. The same when the database is made and when
/// it is used: otherwise the first start makes the file anew.
QString changeLogSize(const LocalServerOptions &options);

/// Bytes that must be free before a new database is made.
qint64 spaceForNewDatabase(const LocalServerOptions &options);

} // namespace lekthi::local
