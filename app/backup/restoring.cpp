#include "app/backup/restoring.h"

#include "app/backup/patient_session.h"
#include "app/backup/store_dump.h"
#include "core/audit/ledger_verifier.h"
#include "core/store/people/accounts.h"
#include "core/store/schema/schema.h"
#include "core/store/session/schema_names.h"
#include "core/store/session/transaction.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

namespace {

Outcome<void> differs(const QString &what)
{
    return tl::unexpected(
        Failure{.code = u"RESTORE_DIFFERS"_s,
                .message = QCoreApplication::translate(
                    "lekthi", "What was restored is not what the backup holds. Restore another backup."),
                .details = what});
}

Outcome<void> makeDatabase(store::Connection &server, const QString &database)
{
    const auto made = server.execute("CREATE DATABASE IF NOT EXISTS "_L1 + store::quotedIdentifier(database) +
                                     " CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2"_L1);
    return made ? Outcome<void>() : Outcome<void>(storeFailure(made.error()));
}

Outcome<void> compareTables(store::Connection &connection, const Manifest &manifest)
{
    for (auto at = manifest.tables.begin(); at != manifest.tables.end(); ++at) {
        const auto counted =
            connection.readText("SELECT COUNT(*) AS row_count FROM "_L1 + store::quotedIdentifier(at.key()));
        if (!counted)
            return storeFailure(counted.error());
        if (counted->first().bigInteger("row_count"_L1) != at.value())
            return differs(at.key());
    }
    return {};
}

Outcome<void> compareState(store::Connection &connection, const Manifest &manifest)
{
    auto moment = store::Transaction::beginMoment(connection);
    if (!moment)
        return storeFailure(moment.error());
    const auto state = readStoreState(connection);
    if (!state)
        return storeFailure(state.error());
    return *state == manifest.state ? Outcome<void>() : differs(u"heads"_s);
}

} // namespace

Outcome<Manifest> checkBackup(const QString &folder)
{
    auto manifest = readManifest(folder);
    if (!manifest)
        return manifest;
    const QString data = folder + u'/' + dataName;
    if (QFileInfo(data).size() != manifest->bytes || hashOfFile(data) != manifest->dataHash)
        return damagedBackup(folder, dataName);
    return manifest;
}

Outcome<void> requireNoStore(const store::Address &address)
{
    const auto server = enterServer(address);
    if (!server)
        return tl::unexpected(server.error());
    const auto found = (*server)->readText(
        u"SELECT COUNT(*) AS tables_found FROM information_schema.tables WHERE table_schema = %1"_s.arg(
            (*server)->quoted(address.database)));
    if (!found)
        return storeFailure(found.error());
    if (found->first().integer("tables_found"_L1) == 0)
        return {};
    return tl::unexpected(
        Failure{.code = u"STORE_EXISTS"_s,
                .message = QCoreApplication::translate("lekthi",
                                                       "There already is a store at %1. A backup is restored "
                                                       "only where there is none: nothing is overwritten.")
                               .arg(address.toText())});
}

Outcome<void> requirePasswordsTaken(const store::Address &address)
{
    const auto server = enterServer(address);
    if (!server)
        return tl::unexpected(server.error());
    const auto found = (*server)->readText(
        u"SELECT @@strict_password_validation AND EXISTS (SELECT 1 FROM information_schema.plugins WHERE "
        "plugin_type = 'PASSWORD VALIDATION' AND plugin_status = 'ACTIVE') AS refused"_s);
    if (!found)
        return storeFailure(found.error());
    if (!found->first().flag("refused"_L1))
        return {};
    return tl::unexpected(Failure{
        .code = u"PASSWORD_RULES"_s,
        .message = QCoreApplication::translate(
            "lekthi", "The server checks new passwords by rules, so it accepts no accounts whose "
                      "passwords were set elsewhere. Turn its variable strict_password_validation off, "
                      "and on again afterwards.")});
}

Outcome<void> restoreRows(const QString &data, const Manifest &manifest, const store::Address &address)
{
    const auto server = enterServer(address);
    if (!server)
        return tl::unexpected(server.error());
    if (const auto made = makeDatabase(**server, address.database); !made)
        return made;
    const auto connection = enterPatiently(address);
    if (!connection)
        return tl::unexpected(connection.error());
    return loadDump(**connection, data, DumpPart::Tables)
        .and_then([&] { return compareTables(**connection, manifest); })
        .and_then([&] { return compareState(**connection, manifest); });
}

Outcome<void> restoreRules(const QString &data, const store::Address &address)
{
    if (const auto ruled = store::createStore(address); !ruled)
        return storeFailure(ruled.error());
    const auto connection = enterPatiently(address);
    if (!connection)
        return tl::unexpected(connection.error());
    if (const auto ensured = store::ensurePasswordPlugin(**connection); !ensured)
        return storeFailure(ensured.error());
    return loadDump(**connection, data, DumpPart::Rights);
}

Outcome<void> restoreData(const QString &data, const Manifest &manifest, const store::Address &address)
{
    if (auto free = requireNoStore(address); !free)
        return free;
    auto restored =
        restoreRows(data, manifest, address).and_then([&] { return restoreRules(data, address); });
    if (restored)
        return restored;
    if (const auto removed = removeStore(address); !removed)
        restored.error().details += u'\n' + removed.error().message;
    return restored;
}

QStringList schemasOfStore(const QString &database)
{
    return {database, database + store::sandboxEnding, store::routineSchema(database)};
}

Outcome<void> removeStore(const store::Address &address)
{
    const auto server = enterServer(address);
    if (!server)
        return tl::unexpected(server.error());
    for (const QString &schema : schemasOfStore(address.database)) {
        const auto dropped =
            (*server)->execute("DROP DATABASE IF EXISTS "_L1 + store::quotedIdentifier(schema));
        if (!dropped)
            return storeFailure(dropped.error());
    }
    return {};
}

Outcome<qint64> countDamages(const store::Address &address)
{
    const auto connection = enterPatiently(address);
    if (!connection)
        return tl::unexpected(connection.error());
    const auto verified = audit::verifyLedger(**connection);
    if (!verified)
        return storeFailure(verified.error());
    return verified->damages + (verified->adminLog.isIntact() ? 0 : 1);
}

} // namespace lekthi::backup
