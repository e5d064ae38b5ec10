#pragma once

#include "core/store/session/connection.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>

namespace lekthi::store {

/// What the store remembers of one backup (3.11.9.3).
struct BackupRecord
{
    QDateTime takenAt; ///< the moment whose state is in the backup, by the server's clock
    qint64 ledgerRows = 0;
    qint64 newestRowId = 0;  ///< of the ledger; 0: it has no rows
    qint64 bytes = 0;        ///< of the data as they are kept
    QByteArray dataHash;     ///< SHA-256 of the data, 32 bytes
    bool isVerified = false; ///< it was restored elsewhere, and its ledger was found whole
    QDateTime recordedAt{};  ///< set by the store, as what follows
    QString recordedBy{};    ///< login
};

/// Which backups count.
enum class BackupChoice { Any, Verified };

/// Notes a backup for good. As an administrator of the server or a Super Admin; NotAllowed for anybody else,
/// Refused for what cannot be a backup of this store. The thread of the connection, as for all here.
Result<void> recordBackup(Connection &connection, const BackupRecord &backup);

/// A Super Admin lets the store be moved to an address, together with another one who says the same in a
/// session of his own; both stand in the admin log. Refused: unknownItem unless the other one is an active
/// Super Admin, approvedAlready where both accounts are of one person.
Result<void> approveMove(Connection &connection, const QString &target, const QString &otherLogin);

/// The one with the newest state; nothing if there is none. Administrators of the server and all people may
/// ask, numbering services may not.
Result<std::optional<BackupRecord>> newestBackup(Connection &connection,
                                                 BackupChoice choice = BackupChoice::Any);

/// When the oldest row of the ledger was written that the newest verified backup does not have; invalid if it
/// has them all. For the same people. Reads one row, however large the ledger is.
Result<QDateTime> oldestWithoutBackup(Connection &connection);

} // namespace lekthi::store
