#include "core/store/schema/gate.h"

#include "core/numbering/translated.h"
#include "core/store/schema/damage.h"
#include "core/store/schema/disk_space.h"
#include "core/store/schema/gate_accounts.h"
#include "core/store/schema/gate_reference.h"
#include "core/store/schema/schema.h"

#include <QStorageInfo>
#include <QVersionNumber>

#include <cstdlib>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement readServerSettings("gate/read_server_settings");
constexpr Statement readClusterSettings("gate/read_cluster_settings");
constexpr Statement findDatabase("gate/find_database");

constexpr int tolerableSkewSeconds = 5;
constexpr int nodesForAMajority = 3;
constexpr int tolerableStandstillSeconds = 5;
constexpr qint64 bytesPerMegabyte = 1024 * 1024;

Finding serverVersion(const Row &row)
{
    const QString value = row.text("server_version"_L1);
    const QVersionNumber minimum(10, 11, 14);
    if (!value.contains("MariaDB"_L1))
        return {Finding::Level::Error, u"server_version"_s, value,
                translated(QT_TRANSLATE_NOOP(
                               "lekthi", "The server is not MariaDB. Move the store to MariaDB %1 or later."))
                    .arg(minimum.toString())};
    if (QVersionNumber::fromString(value) < minimum)
        return {Finding::Level::Error, u"server_version"_s, value,
                translated(QT_TRANSLATE_NOOP(
                               "lekthi", "The server is MariaDB %1, which has faults that can lose numbers. "
                                         "Update it to %2 or later."))
                    .arg(QVersionNumber::fromString(value).toString(), minimum.toString())};
    return {Finding::Level::Good, u"server_version"_s, value,
            translated(QT_TRANSLATE_NOOP("lekthi", "The server's version is supported."))};
}

Finding durability(const Row &row)
{
    const int value = row.integer("flush_log"_L1);
    const QString shown = QString::number(value);
    if (value == 1 || value == 3)
        return {Finding::Level::Good, u"durability"_s, shown,
                translated(QT_TRANSLATE_NOOP("lekthi", "Every number is on disk before it is handed out."))};
    return {
        Finding::Level::Error, u"durability"_s, shown,
        translated(QT_TRANSLATE_NOOP("lekthi", "A power failure could lose numbers that were handed out. Set "
                                               "innodb_flush_log_at_trx_commit to 1 in the server's "
                                               "configuration."))};
}

Finding binaryLog(const Row &row)
{
    const bool on = row.flag("binary_log"_L1);
    const int sync = row.integer("sync_binary_log"_L1);
    const QString format = row.text("binary_log_format"_L1);
    if (!on)
        return {Finding::Level::Good, u"binary_log"_s, u"OFF"_s,
                translated(QT_TRANSLATE_NOOP("lekthi",
                                             "The server keeps no binary log, so there is none to check."))};
    const QString shown = u"%1, sync_binlog=%2"_s.arg(format).arg(sync);
    if (format.compare("ROW"_L1, Qt::CaseInsensitive) != 0)
        return {Finding::Level::Error, u"binary_log"_s, shown,
                translated(QT_TRANSLATE_NOOP(
                    "lekthi", "Replicas could end up with other numbers. Set binlog_format to ROW in "
                              "the server's configuration."))};
    if (sync != 1)
        return {Finding::Level::Error, u"binary_log"_s, shown,
                translated(QT_TRANSLATE_NOOP(
                    "lekthi", "After a power failure replicas could lack numbers that were handed "
                              "out. Set sync_binlog to 1 in the server's configuration."))};
    return {Finding::Level::Good, u"binary_log"_s, shown,
            translated(QT_TRANSLATE_NOOP(
                "lekthi", "The binary log is written row by row and flushed at every commit."))};
}

Finding clock(const Row &row)
{
    const qint64 skew = row.instant("server_time"_L1).secsTo(QDateTime::currentDateTimeUtc());
    const QString shown = u"%1 s"_s.arg(skew);
    if (std::abs(skew) <= tolerableSkewSeconds)
        return {
            Finding::Level::Good, u"clock"_s, shown,
            translated(QT_TRANSLATE_NOOP("lekthi", "The clocks of this machine and of the server agree."))};
    return {Finding::Level::Warning, u"clock"_s, shown,
            translated(QT_TRANSLATE_NOOP("lekthi",
                                         "The clocks of this machine and of the server differ by %1 seconds. "
                                         "Switch on time synchronisation on both."))
                .arg(std::abs(skew))};
}

Finding forgedTime(const Row &row)
{
    const QString value = row.text("secure_timestamp"_L1);
    if (value != "NO"_L1)
        return {Finding::Level::Good, u"secure_timestamp"_s, value,
                translated(QT_TRANSLATE_NOOP("lekthi", "Times in the logs cannot be forged."))};
    return {Finding::Level::Warning, u"secure_timestamp"_s, value,
            translated(QT_TRANSLATE_NOOP("lekthi", "Times in the logs could be forged. Set secure_timestamp "
                                                   "to YES in the server's configuration."))};
}

Finding localFiles(const Row &row)
{
    if (!row.flag("local_infile"_L1))
        return {Finding::Level::Good, u"local_infile"_s, u"OFF"_s,
                translated(QT_TRANSLATE_NOOP("lekthi", "The server reads no files of other computers."))};
    return {Finding::Level::Warning, u"local_infile"_s, u"ON"_s,
            translated(QT_TRANSLATE_NOOP(
                "lekthi", "The server may ask computers for their files. Set local_infile to 0 "
                          "in the server's configuration."))};
}

Finding guessing(const Row &row)
{
    const qint64 attempts = row.bigInteger("password_errors"_L1);
    const QString shown = QString::number(attempts);
    constexpr qint64 mostAttempts = 1000;
    if (attempts <= mostAttempts)
        return {Finding::Level::Good, u"max_password_errors"_s, shown,
                translated(QT_TRANSLATE_NOOP("lekthi", "Passwords cannot be guessed by trying."))};
    return {Finding::Level::Warning, u"max_password_errors"_s, shown,
            translated(QT_TRANSLATE_NOOP(
                "lekthi", "Passwords can be tried without end. Set max_password_errors to 20 in "
                          "the server's configuration."))};
}

Finding cluster(const Row &row)
{
    const int nodes = row.text("nodes"_L1).toInt();
    const QString format = row.text("row_format"_L1);
    const QString idMode = row.text("id_mode"_L1);
    const QString shown =
        u"%1 nodes, binlog_format=%2, innodb_autoinc_lock_mode=%3"_s.arg(nodes).arg(format, idMode);
    if (format != "ROW"_L1 || idMode != "2"_L1)
        return {Finding::Level::Error, u"cluster"_s, shown,
                translated(QT_TRANSLATE_NOOP(
                    "lekthi", "The cluster's nodes could end up with other numbers. Set binlog_format to ROW "
                              "and innodb_autoinc_lock_mode to 2 in the configuration of every node."))};
    if (nodes < nodesForAMajority)
        return {Finding::Level::Warning, u"cluster"_s, shown,
                translated(QT_TRANSLATE_NOOP("lekthi",
                                             "The cluster has fewer than three nodes, so that it stops when "
                                             "one more is lost. Bring the missing nodes back."))};
    // The applier of a node that overlooks whom it has to undo tries again after this long
    // (MariaDB 10.11.19).
    const int lockWait = row.text("lock_wait"_L1).toInt();
    if (lockWait > tolerableStandstillSeconds)
        return {Finding::Level::Warning, u"cluster"_s,
                shown + u", innodb_lock_wait_timeout=%1"_s.arg(lockWait),
                translated(
                    QT_TRANSLATE_NOOP(
                        "lekthi",
                        "When nodes write to one counter at once, the whole cluster can pause for up to %1 "
                        "seconds. Set innodb_lock_wait_timeout to 2 in the configuration of every node."))
                    .arg(lockWait)};
    return {
        Finding::Level::Good, u"cluster"_s, shown,
        translated(QT_TRANSLATE_NOOP("lekthi", "The cluster keeps working if one of its nodes is lost."))};
}

/// What this computer sees of the server's disk, if it is the server's too; empty: nothing.
QString spaceSeenFromHere(Connection &connection, const QString &dataDirectory)
{
    const QStorageInfo disk(dataDirectory);
    if (connection.address().socket.isEmpty() || !disk.isValid())
        return {};
    return u"%1 MB"_s.arg(disk.bytesAvailable() / bytesPerMegabyte);
}

Finding untoldSpace(const QString &seenFromHere)
{
    return {Finding::Level::Warning, u"free_space"_s, seenFromHere.isEmpty() ? u"?"_s : seenFromHere,
            translated(QT_TRANSLATE_NOOP(
                "lekthi", "The server cannot measure the free space of its disk, so the store keeps none for "
                          "numbers. Run INSTALL SONAME 'disks' on the server, then \"lekthictl store "
                          "repair\"."))};
}

Result<Finding> freeSpace(Connection &connection, const QString &dataDirectory)
{
    const auto space = readDiskSpace(connection);
    if (!space)
        return tl::unexpected(space.error());
    if (!*space)
        return untoldSpace(spaceSeenFromHere(connection, dataDirectory));
    const qint64 free = (*space)->freeMb;
    const qint64 floor = (*space)->floorMb;
    const QString shown = u"%1 MB"_s.arg(free);
    if ((*space)->isTooLittle())
        return Finding{Finding::Level::Error, u"free_space"_s, shown,
                       translated(QT_TRANSLATE_NOOP(
                                      "lekthi", "The disk of the server has only %1 MB free. Below %2 MB the "
                                                "store only allocates numbers. Free space on the disk now."))
                           .arg(free)
                           .arg(floor)};
    if (free < 2 * floor)
        return Finding{
            Finding::Level::Warning, u"free_space"_s, shown,
            translated(QT_TRANSLATE_NOOP("lekthi",
                                         "The disk of the server has %1 MB free. Below %2 MB the store "
                                         "only allocates numbers. Free space on the disk soon."))
                .arg(free)
                .arg(floor)};
    return Finding{Finding::Level::Good, u"free_space"_s, shown,
                   translated(QT_TRANSLATE_NOOP("lekthi", "The disk of the server has enough free space."))};
}

QString stateText(const SchemaState &state)
{
    const QString version = QString::number(state.version);
    return state.version == state.wanted ? version : u"%1/%2"_s.arg(version).arg(state.wanted);
}

Finding schemaFinding(const QString &name, const SchemaState &state, const QString &database)
{
    using Kind = SchemaState::Kind;
    if (state.kind == Kind::Current)
        return {Finding::Level::Good, name, stateText(state),
                translated(QT_TRANSLATE_NOOP("lekthi", "The tables are those that this program knows."))};
    const ErrorKind kind = state.kind == Kind::Missing          ? ErrorKind::SchemaMissing
                           : state.kind == Kind::BeforeBaseline ? ErrorKind::SchemaBeforeBaseline
                           : state.kind == Kind::TooNew         ? ErrorKind::SchemaTooNew
                                                                : ErrorKind::SchemaTooOld;
    const QString subject = state.kind == Kind::Missing       ? database
                            : kind == ErrorKind::SchemaTooOld ? olderVersion(state)
                                                              : QString::number(state.version);
    return {Finding::Level::Error, name, stateText(state), describe(Error{kind, 0, {}, subject})};
}

/// Nothing where the server can read all of them.
Result<QList<Finding>> unreadableTables(Connection &connection)
{
    return damagedTables(connection).map([](const QStringList &damaged) -> QList<Finding> {
        if (damaged.isEmpty())
            return {};
        const QString names = damaged.join(u", "_s);
        return {
            {Finding::Level::Error, u"tables"_s, names, describe(Error{ErrorKind::Damaged, 0, {}, names})}};
    });
}

Finding noSandbox()
{
    return {Finding::Level::Warning, u"sandbox"_s, u"-"_s,
            translated(QT_TRANSLATE_NOOP("lekthi", "There is no sandbox, so the test bench cannot allocate "
                                                   "numbers. Create it with \"lekthictl store init\"."))};
}

Result<Finding> sandbox(Connection &connection)
{
    const Address address = connection.address().sandbox();
    const Result<Rows> rows = connection.read(findDatabase, {address.database});
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return noSandbox();
    auto twin = Connection::open(address);
    if (!twin)
        return tl::unexpected(twin.error());
    const Result<SchemaState> state = readSchemaState(**twin);
    if (!state)
        return tl::unexpected(state.error());
    return state->kind == SchemaState::Kind::Missing ? noSandbox()
                                                     : schemaFinding(u"sandbox"_s, *state, address.database);
}

} // namespace

Result<QList<Finding>> inspectStore(Connection &connection)
{
    const Result<Rows> settings = connection.read(readServerSettings);
    if (!settings)
        return tl::unexpected(settings.error());
    const Row &row = settings->first();
    QList<Finding> findings{serverVersion(row), durability(row), binaryLog(row), clock(row),
                            forgedTime(row),    localFiles(row), guessing(row)};
    const Result<Rows> clusterSettings = connection.read(readClusterSettings);
    if (!clusterSettings)
        return tl::unexpected(clusterSettings.error());
    if (clusterSettings->first().text("clustered"_L1) == "ON"_L1)
        findings.append(cluster(clusterSettings->first()));
    const Result<SchemaState> state = readSchemaState(connection);
    if (!state)
        return tl::unexpected(state.error());
    findings.append(schemaFinding(u"schema"_s, *state, connection.address().database));
    const Result<QList<Finding>> unreadable = unreadableTables(connection);
    if (!unreadable)
        return tl::unexpected(unreadable.error());
    findings += *unreadable;
    if (state->kind == SchemaState::Kind::Current) {
        findings += inspectPeopleRules(connection);
        findings += inspectReferenceSource(connection);
        const Result<Finding> space = freeSpace(connection, row.text("data_directory"_L1));
        if (!space)
            return tl::unexpected(space.error());
        findings.append(*space);
    }
    const Result<Finding> twin = sandbox(connection);
    if (!twin)
        return tl::unexpected(twin.error());
    findings.append(*twin);
    return findings;
}

} // namespace lekthi::store
