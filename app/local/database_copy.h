#pragma once

#include "app/local/store_directory.h"

namespace lekthi::local {

/// Waits until everything of the file system that holds the directory is on the disk.
bool writeToDisk(const QString &directory);

/// Copies a database that no server runs on, for the owner alone. What holds nothing but zeros is not
/// written, though room is kept for it: the server must find room where it has made some. False: `to` is
/// incomplete.
bool copyDatabase(const QString &from, const QString &to);

/// Keeps the database as it is beside itself, named after the version that wrote it: a newer server changes
/// files in a way that the older one cannot read any more. Only for a database that no server runs on and
/// that was stopped in order. Does nothing if the copy exists; leaves none that is incomplete.
bool keepCopy(const StoreDirectory &directory, const QString &version);

/// Bytes that the copy will take.
qint64 sizeOfDatabase(const StoreDirectory &directory);

} // namespace lekthi::local
