#pragma once

#include "app/local/local_server.h"

#include <QByteArray>

namespace lekthi::local {

/// The text of the server's own settings file, for a database of this size in bytes, or of the size that the
/// options expect.
QByteArray serverSettings(const LocalServerOptions &options, qint64 databaseBytes);

/// Mebibytes of the database that the server may keep in memory: all of it, from 64 to 1,024, but not more
/// than a quarter of the computer's memory. What both take is in bytes. Pure.
int bufferPoolMebibytes(qint64 databaseBytes, qint64 memoryBytes);

/// What the server runs before it takes connections.
QByteArray startStatements(const LocalServerOptions &options);

/// Size of the file of changes, as the server's options take it. The same when the database is made and when
/// it is used: otherwise the first start makes the file anew.
QString changeLogSize(const LocalServerOptions &options);

/// Bytes that must be free before a new database is made.
qint64 spaceForNewDatabase(const LocalServerOptions &options);

} // namespace lekthi::local
