#pragma once

#include "app/backup/backup_failure.h"
#include "core/store/people/accounts.h"
#include "core/store/session/connection.h"

#include <QMap>

#include <functional>

namespace lekthi::backup {

/// An account on the server of a person or service of the store.
struct GivenAccount
{
    store::ServerAccount account;
    QString role; ///< the server's
};

/// Of all people and services; whoever administers the server is there before the store. As an administrator
/// of the server.
Outcome<QList<GivenAccount>> listGivenAccounts(store::Connection &connection);

/// What loadDump() runs once the rules of the store are there begins with it.
inline constexpr QLatin1StringView rightsMark{"/* rights */ "};

/// Writes all tables and views of the store, and the accounts of its people and services, into a file of
/// SQL, a statement a line, compressed as gzip does it; readable by its owner alone. Holds one statement at a
/// time. As an administrator of the server, inside Transaction::beginMoment(). Gives how many rows each table
/// has. Fails with FILE_NOT_WRITTEN or the store's error and leaves no file then; tables that are changed
/// meanwhile (an upgrade) are the store's error.
Outcome<QMap<QString, qint64>> dumpStore(store::Connection &connection, const QString &file);

/// Which lines of such a file.
enum class DumpPart { Tables, Rights };

/// Runs those lines. Tables: in an empty database, in a session of their own that checks no foreign keys.
/// BACKUP_DAMAGED if the file cannot be read to its end, else the store's error.
Outcome<void> loadDump(store::Connection &connection, const QString &file, DumpPart part);

} // namespace lekthi::backup
