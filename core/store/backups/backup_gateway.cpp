#include "core/store/backups/backup_gateway.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Routine record("record_backup");
constexpr Routine approve("approve_move");
constexpr Statement findNewest("backup/find_newest");
constexpr Statement findOldestWithout("backup/find_oldest_without");

BackupRecord backupOf(const Row &row)
{
    return {row.instant("taken_at"_L1),         row.bigInteger("ledger_rows"_L1),
            row.bigInteger("newest_row_id"_L1), row.bigInteger("bytes"_L1),
            row.bytes("data_hash"_L1),          row.flag("is_verified"_L1),
            row.instant("recorded_at"_L1),      row.text("recorded_by"_L1)};
}

} // namespace

Result<void> recordBackup(Connection &connection, const BackupRecord &backup)
{
    return connection
        .call(record, {backup.takenAt, backup.ledgerRows, backup.newestRowId, backup.bytes,
                       QString::fromLatin1(backup.dataHash.toHex()), int(backup.isVerified)})
        .map([](const Rows &) {});
}

Result<void> approveMove(Connection &connection, const QString &target, const QString &otherLogin)
{
    return connection.call(approve, {target, otherLogin}).map([](const Rows &) {});
}

Result<std::optional<BackupRecord>> newestBackup(Connection &connection, BackupChoice choice)
{
    return connection.read(findNewest, {int(choice == BackupChoice::Verified)})
        .map([](const Rows &rows) -> std::optional<BackupRecord> {
            if (rows.isEmpty())
                return std::nullopt;
            return backupOf(rows.first());
        });
}

Result<QDateTime> oldestWithoutBackup(Connection &connection)
{
    return connection.read(findOldestWithout).map([](const Rows &rows) {
        return rows.isEmpty() ? QDateTime() : rows.first().instant("created_at"_L1);
    });
}

} // namespace lekthi::store
