#include "app/ctl/commands/archive_commands.h"
#include "app/ctl/commands/backup_commands.h"
#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/move_command.h"
#include "app/ctl/commands/store_check_command.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/redis_access.h"
#include "app/ctl/store_access.h"
#include "core/audit/taken_repair.h"
#include "core/demo/demo_orders.h"
#include "core/demo/demo_store.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/reference/reference_source.h"
#include "core/store/reference/starter_set.h"
#include "core/store/schema/damage.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/guards.h"
#include "core/store/schema/open_transactions.h"
#include "core/store/schema/schema.h"

#include <QJsonArray>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString stateName(store::SchemaState::Kind kind)
{
    using Kind = store::SchemaState::Kind;
    switch (kind) {
    case Kind::Missing:
        return u"MISSING"_s;
    case Kind::Incomplete:
        return u"INCOMPLETE"_s;
    case Kind::BeforeBaseline:
        return u"BEFORE_BASELINE"_s;
    case Kind::TooOld:
        return u"TOO_OLD"_s;
    case Kind::TooNew:
        return u"TOO_NEW"_s;
    case Kind::Current:
        break;
    }
    return u"CURRENT"_s;
}

QJsonObject jsonOf(const store::SchemaState &state)
{
    return {{u"state"_s, stateName(state.kind)}, {u"version"_s, state.version}, {u"wanted"_s, state.wanted}};
}

QString levelName(store::Finding::Level level)
{
    switch (level) {
    case store::Finding::Level::Warning:
        return u"WARNING"_s;
    case store::Finding::Level::Error:
        return u"ERROR"_s;
    case store::Finding::Level::Good:
        break;
    }
    return u"GOOD"_s;
}

QString levelTitle(store::Finding::Level level)
{
    switch (level) {
    case store::Finding::Level::Warning:
        return Texts::tr("Warning");
    case store::Finding::Level::Error:
        return Texts::tr("Error");
    case store::Finding::Level::Good:
        break;
    }
    return Texts::tr("Good");
}

Report readyReport(store::Connection &connection, const store::SchemaState &state)
{
    return {.text = Texts::tr("The store %1 is ready, schema version %2.")
                        .arg(connection.address().toText(), QString::number(state.version)),
            .json = {{u"store"_s, connection.address().toText()}, {u"schema"_s, jsonOf(state)}}};
}

Result<Report> reportReady(store::Connection &connection)
{
    return fromStore(store::readSchemaState(connection)).map([&connection](const store::SchemaState &state) {
        return readyReport(connection, state);
    });
}

Result<Report> runInit(const Arguments &arguments)
{
    if (arguments.has("reference"_L1) && (arguments.has("demo"_L1) || arguments.has("starter-set"_L1)))
        return usageError(Texts::tr("With --reference the lists come from the other schema, without --demo "
                                    "and --starter-set."));
    if (arguments.has("orders"_L1) && !arguments.has("demo"_L1))
        return usageError(Texts::tr("--orders adds to the demo. Give --demo as well."));
    if (arguments.has("reference"_L1) && arguments.has("no-reference"_L1))
        return usageError(Texts::tr("Give either --reference or --no-reference."));
    const Result<ReachedServer> reached = reachServer(arguments);
    if (!reached)
        return tl::make_unexpected(reached.error());
    if (const store::Result<void> created = store::createStore(reached->address); !created)
        return openingError(created.error());
    const auto connection = store::Connection::open(reached->address);
    if (!connection)
        return openingError(connection.error());
    if (arguments.has("demo"_L1)) {
        if (const store::Result<void> loaded =
                store::loadDemoData(**connection, store::DemoExtent::Newcomers);
            !loaded)
            return storeError(loaded.error());
    }
    if (arguments.has("orders"_L1)) {
        if (const store::Result<void> loaded = store::loadDemoOrders(**connection); !loaded)
            return storeError(loaded.error());
    }
    if (arguments.has("starter-set"_L1)) {
        if (const store::Result<int> added = store::installStarterSet(**connection); !added)
            return storeError(added.error());
    }
    if (const QString schema = arguments.text("reference"_L1); !schema.isEmpty()) {
        if (const store::Result<void> read = store::readReferenceFrom(**connection, schema); !read)
            return storeError(read.error());
    }
    if (arguments.has("no-reference"_L1)) {
        if (const store::Result<void> kept = store::keepReferenceHere(**connection); !kept)
            return storeError(kept.error());
    }
    // The owner of a local store, who acts as himself.
    if (reached->server) {
        if (const auto owner = store::findDrawer(**connection); !owner)
            return storeError(owner.error());
    }
    return reportReady(**connection);
}

Result<Report> runUpgrade(const Arguments &arguments)
{
    const Result<OpenStore> opened = openAnyStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const store::Result<void> current = store::requireCurrentSchema(*opened->connection);
    if (!current && current.error().kind != store::ErrorKind::SchemaTooOld)
        return storeError(current.error());
    if (const store::Result<void> upgraded = store::createStore(opened->address); !upgraded)
        return storeError(upgraded.error());
    return reportReady(*opened->connection);
}

QString repairText(const QStringList &restored, const audit::TakenRepair &numbers)
{
    QStringList lines{restored.isEmpty() ? Texts::tr("Triggers and routines of the store are unaltered.")
                                         : Texts::tr("Recreated: %1.").arg(restored.join(u' '))};
    lines.append(numbers.hasChanged()
                     ? Texts::tr("Numbers marked as taken again: %1; marks without a number removed: %2.")
                           .arg(QString::number(numbers.added), QString::number(numbers.removed))
                     : Texts::tr("The taken numbers agree with the ledger."));
    if (numbers.kept > 0)
        lines.append(Texts::tr("%1 marks without a number were kept.").arg(numbers.kept));
    if (!numbers.isLedgerIntact)
        lines.append(Texts::tr("The ledger itself is damaged; see \"lekthictl audit verify\"."));
    return lines.join(u'\n');
}

struct Repair
{
    QStringList restored;
    audit::TakenRepair numbers;
};

store::Result<Repair> repair(store::Connection &connection, const QList<audit::TrustedArchive> &archives)
{
    return store::restoreGuards(connection).and_then([&](const QStringList &restored) {
        return audit::repairTakenNumbers(connection, archives)
            .and_then([&](const audit::TakenRepair &numbers) {
                // Taking numbers away takes a rule away for that long.
                return store::restoreGuards(connection)
                    .and_then([&](const QStringList &) { return store::requireGuards(connection); })
                    .map([&] { return Repair{restored, numbers}; });
            });
    });
}

/// What the store waits for is somebody's transaction; the server does not say whose.
tl::unexpected<CommandError> repairError(const store::Error &error, store::Connection &connection)
{
    tl::unexpected<CommandError> told = storeError(error);
    if (error.kind != store::ErrorKind::LockTimeout)
        return told;
    const auto open = store::listOpenTransactions(connection);
    if (!open || open->isEmpty())
        return told;
    QStringList sessions;
    for (const store::OpenTransaction &one : *open)
        sessions.append(Texts::tr("%1 of %2 (for %3 s)", "a session of an account")
                            .arg(QString::number(one.session), one.login + u'@' + one.host,
                                 QString::number(one.seconds)));
    told.value().message +=
        u' ' + Texts::tr("Sessions with an open transaction: %1. To end them and repair the store, run the "
                         "command again with --end-sessions.")
                   .arg(sessions.join(", "_L1));
    return told;
}

Result<Report> runRepair(const Arguments &arguments)
{
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const auto archives = trustedArchivesOption(arguments, opened->address.database);
    if (!archives)
        return tl::make_unexpected(archives.error());
    store::Connection &connection = *opened->connection;
    if (arguments.has("end-sessions"_L1)) {
        const auto ended = store::listOpenTransactions(connection).and_then([&](const auto &open) {
            return store::endSessions(connection, open);
        });
        if (!ended)
            return storeError(ended.error());
    }
    const store::Result<Repair> repaired = repair(connection, *archives);
    if (!repaired)
        return repairError(repaired.error(), connection);
    const audit::TakenRepair &numbers = repaired->numbers;
    return Report{.text = repairText(repaired->restored, numbers),
                  .json = {{u"restored"_s, QJsonArray::fromStringList(repaired->restored)},
                           {u"numbersAdded"_s, numbers.added},
                           {u"numbersRemoved"_s, numbers.removed},
                           {u"numbersKept"_s, numbers.kept},
                           {u"ledgerIntact"_s, numbers.isLedgerIntact}}};
}

QString statusText(const QList<store::Finding> &findings)
{
    QList<QStringList> rows;
    for (const store::Finding &finding : findings)
        rows.append({levelTitle(finding.level), finding.name, finding.value, finding.message});
    return alignedRows(rows);
}

QJsonArray jsonOf(const QList<store::Finding> &findings)
{
    QJsonArray array;
    for (const store::Finding &finding : findings)
        array.append(QJsonObject{{u"level"_s, levelName(finding.level)},
                                 {u"name"_s, finding.name},
                                 {u"value"_s, textOrNull(finding.value)},
                                 {u"message"_s, finding.message}});
    return array;
}

bool isDamaged(const QList<store::Finding> &findings)
{
    return std::any_of(findings.begin(), findings.end(), [](const store::Finding &finding) {
        return finding.level == store::Finding::Level::Error && finding.name == "tables"_L1;
    });
}

bool isUsable(const QList<store::Finding> &findings)
{
    return std::none_of(findings.begin(), findings.end(), [](const store::Finding &finding) {
        return finding.level == store::Finding::Level::Error;
    });
}

Result<Report> runStatus(const Arguments &arguments)
{
    const Result<std::optional<redis::RedisAddress>> redis = redisAddress(arguments);
    if (!redis)
        return tl::make_unexpected(redis.error());
    const Result<OpenStore> opened = openAnyStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const store::Result<store::SchemaState> state = store::readSchemaState(*opened->connection);
    if (!state)
        return storeError(store::withDamagedTables(*opened->connection, state.error()));
    store::Result<QList<store::Finding>> findings = store::inspectStore(*opened->connection);
    if (!findings)
        return storeError(findings.error());
    const bool usable = isUsable(*findings) && state->kind == store::SchemaState::Kind::Current;
    QJsonValue seenRedis;
    if (*redis) {
        const RedisStatus seen = inspectRedis(**redis);
        findings->append(seen.finding);
        seenRedis = seen.json;
    }
    return Report{.text = statusText(*findings),
                  .json = {{u"store"_s, opened->address.toText()},
                           {u"usable"_s, usable},
                           {u"schema"_s, jsonOf(*state)},
                           {u"findings"_s, jsonOf(*findings)},
                           {u"redis"_s, seenRedis}},
                  .exitCode = isDamaged(*findings) ? ExitCode::Unreachable
                              : usable             ? ExitCode::Done
                                                   : ExitCode::Refused};
}

} // namespace

QList<Command> storeCommands()
{
    return QList<Command>{
               {.name = "store init",
                .summary = QT_TRANSLATE_NOOP("lekthi", "Create the store and its sandbox, or upgrade them"),
                .options =
                    {{"demo", nullptr,
                      QT_TRANSLATE_NOOP("lekthi",
                                        "Add the demo projects, accounts and templates to an empty store")},
                     {"orders", nullptr,
                      QT_TRANSLATE_NOOP("lekthi", "With --demo: also add a project of orders that are "
                                                  "numbered by type and day")},
                     {"starter-set", nullptr,
                      QT_TRANSLATE_NOOP("lekthi", "Add the usual document types, sub types, RFA types and "
                                                  "disciplines that the store lacks")},
                     {"reference", "SCHEMA",
                      QT_TRANSLATE_NOOP("lekthi", "Read projects, organizations, types and disciplines from "
                                                  "the schema of the document-management system, which "
                                                  "owns them")},
                     {"no-reference", nullptr,
                      QT_TRANSLATE_NOOP("lekthi", "Keep these lists in this store from now on, as they were "
                                                  "last read from the other schema")}},
                .run = runInit},
               {.name = "store status",
                .summary =
                    QT_TRANSLATE_NOOP("lekthi", "Check the server, its settings, the schema and Redis"),
                .run = runStatus},
               storeCheckCommand(),
               {.name = "store upgrade",
                .summary = QT_TRANSLATE_NOOP(
                    "lekthi", "Upgrade the schema of store and sandbox to this program's version"),
                .run = runUpgrade},
               {.name = "store repair",
                .summary = QT_TRANSLATE_NOOP(
                    "lekthi", "Restore triggers, routines, rights and the list of taken numbers"),
                .options = {{"end-sessions", nullptr,
                             QT_TRANSLATE_NOOP("lekthi",
                                               "End all sessions that have a transaction open, first")},
                            options::archive,
                            options::signerOfArchives},
                .run = runRepair},
           } +
           backupCommands() + QList<Command>{moveCommand()};
}

} // namespace lekthi::ctl
