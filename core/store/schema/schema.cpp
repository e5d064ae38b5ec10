#include "core/store/schema/schema.h"

#include "core/store/metrics/metrics_spans.h"
#include "core/store/schema/guards.h"
#include "core/store/schema/install_routines.h"
#include "core/store/schema/migrations.h"
#include "core/store/schema/sandbox_rights.h"
#include "core/store/schema/upgrade_lease.h"
#include "core/store/session/denial.h"
#include "core/store/session/schema_names.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <optional>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement createStepTable("schema/create_step_table");
constexpr Statement listSteps("schema/list_steps");
constexpr Statement recordStep("schema/record_step");
constexpr Statement countForeignTables("schema/count_foreign_tables");
constexpr Statement readFingerprint("schema/read_fingerprint");

constexpr std::chrono::hours longestStep{2};

using Steps = QHash<int, QSet<int>>; // finished steps per migration

/// Nothing where the database holds no Lekthi store.
Result<std::optional<Steps>> finishedSteps(Connection &connection)
{
    const Result<Rows> rows = connection.read(listSteps);
    if (!rows && rows.error().kind == ErrorKind::SchemaMissing)
        return std::nullopt;
    if (!rows)
        return tl::unexpected(rows.error());
    Steps steps;
    for (const Row &row : *rows)
        steps[row.integer("migration"_L1)].insert(row.integer("step"_L1));
    return steps;
}

bool isFinished(const Migration &migration, const Steps &steps)
{
    return steps.value(migration.number).size() >= migration.steps.size();
}

int highestFinished(const Steps &steps)
{
    int version = 0;
    for (const Migration &migration : knownMigrations()) {
        if (!isFinished(migration, steps))
            break;
        version = migration.number;
    }
    return version;
}

int highestStarted(const Steps &steps)
{
    const QList<int> numbers = steps.keys();
    return numbers.isEmpty() ? 0 : *std::max_element(numbers.cbegin(), numbers.cend());
}

/// Its steps were others: neither they nor what they made are known any more.
bool isFromBeforeBaseline(const Steps &steps)
{
    const QList<int> numbers = steps.keys();
    return std::any_of(numbers.cbegin(), numbers.cend(), [](int number) { return number < baselineVersion; });
}

SchemaState stateOf(const std::optional<Steps> &steps)
{
    const int wanted = knownMigrations().last().number;
    if (!steps)
        return {SchemaState::Kind::Missing, 0, wanted};
    const int started = highestStarted(*steps);
    if (isFromBeforeBaseline(*steps))
        return {SchemaState::Kind::BeforeBaseline, started, wanted};
    if (started > wanted)
        return {SchemaState::Kind::TooNew, started, wanted};
    const int finished = highestFinished(*steps);
    if (finished == wanted)
        return {SchemaState::Kind::Current, finished, wanted};
    const bool broken = finished == 0 || started > finished;
    return {broken ? SchemaState::Kind::Incomplete : SchemaState::Kind::TooOld, finished, wanted};
}

/// Nothing for a schema that may be upgraded.
Result<void> requireUpgradable(const SchemaState &state)
{
    using Kind = SchemaState::Kind;
    if (state.kind != Kind::TooNew && state.kind != Kind::BeforeBaseline)
        return {};
    const ErrorKind kind =
        state.kind == Kind::TooNew ? ErrorKind::SchemaTooNew : ErrorKind::SchemaBeforeBaseline;
    return tl::unexpected(Error{kind, 0,
                                u"schema version %1, wanted %2"_s.arg(state.version).arg(state.wanted),
                                QString::number(state.version)});
}

/// A database with somebody else's tables must not get ours between them.
Result<void> requireOwnDatabase(Connection &connection)
{
    const Result<Rows> rows = connection.read(countForeignTables);
    if (!rows)
        return tl::unexpected(rows.error());
    const int tables = rows->first().integer("tables_found"_L1);
    if (tables == 0)
        return {};
    // Another program may have begun with the store since the steps were looked at; its step table came
    // first.
    const auto steps = finishedSteps(connection);
    if (!steps)
        return tl::unexpected(steps.error());
    if (steps->has_value())
        return {};
    const QString detail = u"the database holds %1 tables of another program"_s.arg(tables);
    return tl::unexpected(Error{ErrorKind::SchemaMissing, 0, detail, connection.address().database});
}

Result<void> runStep(Connection &connection, const Migration &migration, int step)
{
    auto done = connection.execute(withNames(migration.steps.at(step - 1), connection.address().database));
    if (!done) {
        Error error = done.error();
        error.detail.prepend(u"migration %1, step %2: "_s.arg(migration.number).arg(step));
        return tl::unexpected(error);
    }
    const Result<int> recorded = connection.write(recordStep, {migration.number, step});
    return recorded ? Result<void>() : tl::unexpected(recorded.error());
}

Result<void> runMissingSteps(Connection &connection, const Steps &finished, UpgradeLease &lease)
{
    for (const Migration &migration : knownMigrations()) {
        const QSet<int> done = finished.value(migration.number);
        for (int step = 1; step <= migration.steps.size(); ++step) {
            if (done.contains(step))
                continue;
            auto run = lease.renew().and_then([&] { return runStep(connection, migration, step); });
            if (!run)
                return run;
        }
    }
    return {};
}

Result<bool> hasCurrentRights(Connection &connection)
{
    const bool sandbox = isSandbox(connection.address().database);
    const QString wanted = sandbox ? sandboxFingerprint() : routineFingerprint();
    return connection.read(readFingerprint).map([&](const Rows &rows) {
        return !rows.isEmpty() && rows.first().text("fingerprint"_L1) == wanted;
    });
}

Result<void> giveRightsUnderLease(Connection &connection, UpgradeLease &lease)
{
    const Result<bool> current = hasCurrentRights(connection);
    if (!current)
        return tl::unexpected(current.error());
    if (*current)
        return {};
    return lease.renew()
        .and_then([&] { return installGuards(connection); })
        .and_then([&] { return lease.renew(); })
        .and_then([&] {
            return isSandbox(connection.address().database) ? grantSandbox(connection)
                                                            : installRoutines(connection);
        });
}

/// A sandbox has none.
Result<void> sumMinutesUnderLease(Connection &connection, UpgradeLease &lease)
{
    if (isSandbox(connection.address().database))
        return {};
    return lease.renew().and_then([&] { return sumOldMinutes(connection); });
}

Result<void> upgradeUnderLease(Connection &connection, UpgradeLease &lease)
{
    if (auto made = connection.execute(createStepTable.sql()); !made)
        return made;
    const auto steps = finishedSteps(connection);
    if (!steps)
        return tl::unexpected(steps.error());
    return requireUpgradable(stateOf(*steps))
        .and_then([&] { return prepareOwner(connection); })
        .and_then([&] { return runMissingSteps(connection, steps->value_or(Steps()), lease); })
        .and_then([&] { return giveRightsUnderLease(connection, lease); })
        .and_then([&] { return sumMinutesUnderLease(connection, lease); });
}

/// Whoever lost its lease in the middle of a long step waits for its heir and then finds nothing to do.
Result<void> upgradeInTurn(Connection &connection)
{
    UpgradeLease lease(connection);
    while (true) {
        if (auto taken = lease.take(); !taken)
            return taken;
        auto upgraded = upgradeUnderLease(connection, lease);
        if (upgraded || upgraded.error().kind != ErrorKind::Conflict)
            return upgraded;
    }
}

Result<void> createDatabase(const Address &address)
{
    Address server = address;
    server.database.clear();
    auto connection = Connection::open(server);
    if (!connection)
        return tl::unexpected(connection.error());
    return (*connection)
        ->execute("CREATE DATABASE IF NOT EXISTS "_L1 + quotedIdentifier(address.database) +
                  " CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2"_L1);
}

Result<void> createOne(const Address &address)
{
    auto connection = Connection::open(address);
    if (!connection && connection.error().kind == ErrorKind::SchemaMissing) {
        if (auto created = createDatabase(address); !created)
            return created;
        connection = Connection::open(address);
    }
    if (!connection)
        return tl::unexpected(connection.error());
    return upgradeSchema(**connection);
}

} // namespace

Result<SchemaState> readSchemaState(Connection &connection)
{
    const auto steps = finishedSteps(connection);
    if (!steps)
        return tl::unexpected(steps.error());
    SchemaState state = stateOf(*steps);
    if (state.kind != SchemaState::Kind::Current)
        return state;
    return hasCurrentRights(connection).map([&state](bool current) {
        if (!current)
            state.kind = SchemaState::Kind::Incomplete;
        return state;
    });
}

QString olderVersion(const SchemaState &state)
{
    return state.version == state.wanted ? QString() : QString::number(state.version);
}

Result<void> requireCurrentSchema(Connection &connection)
{
    const Result<SchemaState> state = readSchemaState(connection);
    if (!state)
        return tl::unexpected(state.error());
    if (const auto upgradable = requireUpgradable(*state); !upgradable)
        return upgradable;
    const QString detail = u"schema version %1, wanted %2"_s.arg(state->version).arg(state->wanted);
    if (state->kind == SchemaState::Kind::Current)
        return {};
    if (state->kind == SchemaState::Kind::Missing)
        return tl::unexpected(Error{ErrorKind::SchemaMissing, 0, detail, connection.address().database});
    return tl::unexpected(Error{ErrorKind::SchemaTooOld, 0, detail, olderVersion(*state)});
}

Result<void> upgradeSchema(Connection &connection)
{
    const Result<SchemaState> before = readSchemaState(connection);
    if (!before)
        return tl::unexpected(before.error());
    if (before->kind == SchemaState::Kind::Current)
        return {};
    if (auto upgradable = requireUpgradable(*before); !upgradable)
        return upgradable;
    // A session of its own: a step on a large table may take longer than other work may be silent.
    ConnectionOptions options;
    options.readTimeout = longestStep;
    auto upgrading = Connection::open(connection.address(), options);
    if (!upgrading)
        return tl::unexpected(upgrading.error());
    if (before->kind == SchemaState::Kind::Missing) {
        if (auto own = requireOwnDatabase(**upgrading); !own)
            return own;
    }
    return upgradeInTurn(**upgrading);
}

QString schemaFingerprint()
{
    return u"%1 %2 %3"_s.arg(knownMigrations().last().number).arg(routineFingerprint(), sandboxFingerprint());
}

Result<void> createStore(const Address &address)
{
    Q_ASSERT(!address.database.isEmpty());
    if (isBesideAStore(address.database))
        return tl::unexpected(
            Error{ErrorKind::Refused, denial::nameBesideAStore, u"store init"_s, address.database});
    return createOne(address).and_then([&] { return createOne(address.sandbox()); });
}

} // namespace lekthi::store
