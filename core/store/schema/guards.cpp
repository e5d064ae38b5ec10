#include "core/store/schema/guards.h"

#include "core/store/people/accounts.h"
#include "core/store/schema/install_routines.h"
#include "core/store/schema/migrations.h"
#include "core/store/schema/sandbox_rights.h"
#include "core/store/session/denial.h"
#include "core/store/session/schema_names.h"

#include <QCryptographicHash>
#include <QMap>
#include <QRegularExpression>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement probeSight("gate/probe_sight");
constexpr Statement listTriggers("gate/list_triggers");
constexpr Statement listRoutines("gate/list_routines");
constexpr Statement logRestored("gate/log_restored");

constexpr qsizetype longestSubject = 255;
constexpr int noSuchRoutine = 1305;

struct Guard
{
    QString place; ///< "BEFORE INSERT ON users" of a trigger, "DEFINER" of a routine
    QString text;  ///< as shipped: the whole statement; as found: the SHA-256 of the body, in hexadecimals
    bool ofOwner = true;
};

using Guards = QMap<QString, Guard>;

/// The server tells bodies with the backslashes of their texts resolved.
QString comparable(QString text)
{
    return text.replace("\\\\"_L1, "\\"_L1).trimmed();
}

/// The trigger or function that a step of a migration makes or drops; empty for other steps.
QString guardOf(const QString &step)
{
    static const QRegularExpression name(
        u"\\A(?:CREATE|DROP) [^\\n]*?\\b(?:TRIGGER|FUNCTION) (?:IF (?:NOT )?EXISTS )?([a-z_]+)"_s);
    return name.match(step).captured(1);
}

QString securityOf(const QString &text)
{
    return text.contains("SQL SECURITY INVOKER"_L1) ? u"INVOKER"_s : u"DEFINER"_s;
}

/// Of all versions of a guard the last one counts.
Guards shippedByMigrations()
{
    static const QRegularExpression trigger(
        u"\\ACREATE [^\\n]*?TRIGGER [^\\n]+?\\s+((?:BEFORE|AFTER) \\w+ ON \\w+)"_s);
    Guards guards;
    for (const Migration &migration : knownMigrations()) {
        for (const QString &step : migration.steps) {
            const QString name = guardOf(step);
            const auto madeTrigger = trigger.match(step);
            if (name.isEmpty())
                continue;
            if (step.startsWith("DROP"_L1))
                guards.remove(name);
            else
                guards.insert(name, {madeTrigger.hasMatch() ? madeTrigger.captured(1) : securityOf(step),
                                     step, step.contains("{{owner}}"_L1)});
        }
    }
    return guards;
}

const Guards &shippedGuards()
{
    static const Guards all = [] {
        Guards guards = shippedByMigrations();
        for (const ShippedRoutine &routine : shippedRoutines())
            guards.insert("api."_L1 + routine.name, {securityOf(routine.text), routine.text});
        return guards;
    }();
    return all;
}

/// All that comes after the head.
QString bodyOf(const QString &shipped)
{
    static const QRegularExpression beginning(u"\\b(BEGIN|RETURN|SIGNAL|INSERT|UPDATE)\\s"_s);
    const QRegularExpressionMatch first =
        beginning.match(shipped, qMax<qsizetype>(shipped.indexOf("FOR EACH ROW"_L1), 0));
    Q_ASSERT_X(first.hasMatch(), "bodyOf", qPrintable(shipped));
    return shipped.mid(first.capturedStart());
}

/// As gate/list_triggers and gate/list_routines make it: nobody who asks gets the bodies themselves.
QString bodyHash(const QString &shipped)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(bodyOf(shipped).toUtf8(), QCryptographicHash::Sha256).toHex());
}

bool isAsShipped(const Guard &found, const Guard &shipped, const QString &database)
{
    const bool rightOwner = !shipped.ofOwner || found.ofOwner;
    return rightOwner && found.place == shipped.place &&
           found.text == bodyHash(comparable(withNames(shipped.text, database)));
}

void addGuards(const Rows &rows, Guards &guards)
{
    for (const Row &row : rows) {
        const QString name = row.text("name"_L1);
        // A function and a procedure may share a name; ours never do.
        const QString hash = guards.contains(name) ? QString() : row.text("body_hash"_L1);
        guards.insert(name,
                      {row.text("place"_L1), hash, row.text("definer"_L1) == "lekthi_owner@localhost"_L1});
    }
}

Result<Guards> findGuards(Connection &connection)
{
    if (auto seen = requireSight(connection); !seen)
        return tl::unexpected(seen.error());
    const QString database = connection.address().database;
    const Result<Rows> triggers = connection.read(listTriggers, {database});
    if (!triggers)
        return tl::unexpected(triggers.error());
    const Result<Rows> routines =
        connection.read(listRoutines, {database, database, routineSchema(database)});
    if (!routines)
        return tl::unexpected(routines.error());
    Guards guards;
    addGuards(*triggers, guards);
    addGuards(*routines, guards);
    return guards;
}

QStringList differences(const Guards &found, const QString &database)
{
    QStringList names;
    for (auto shipped = shippedGuards().begin(); shipped != shippedGuards().end(); ++shipped) {
        const auto place = found.find(shipped.key());
        if (place == found.end() || !isAsShipped(*place, *shipped, database))
            names.append(shipped.key());
    }
    for (auto known = found.keyBegin(); known != found.keyEnd(); ++known) {
        if (!shippedGuards().contains(*known))
            names.append(*known);
    }
    return names;
}

Result<void> grantSandboxOf(Connection &connection)
{
    const auto sandbox = Connection::open(connection.address().sandbox());
    if (!sandbox && sandbox.error().kind == ErrorKind::SchemaMissing)
        return {};
    return sandbox ? grantSandbox(**sandbox) : tl::unexpected(sandbox.error());
}

Result<void> giveRights(Connection &connection)
{
    return prepareOwner(connection).and_then([&] { return installRoutines(connection); }).and_then([&] {
        return grantSandboxOf(connection);
    });
}

/// In the order of the migrations, since triggers name those that they follow. An earlier version of a guard
/// may name what a later migration took away.
Result<void> makeAll(Connection &connection)
{
    for (const Migration &migration : knownMigrations()) {
        for (QString step : migration.steps) {
            const QString name = guardOf(step);
            if (name.isEmpty() ||
                (shippedGuards().contains(name) && shippedGuards().value(name).text != step))
                continue;
            if (!shippedGuards().contains(name) && !step.startsWith("DROP"_L1))
                continue;
            step.replace("CREATE TRIGGER IF NOT EXISTS"_L1, "CREATE OR REPLACE TRIGGER"_L1);
            if (auto made = connection.execute(withNames(step, connection.address().database)); !made)
                return made;
        }
    }
    return {};
}

} // namespace

Result<void> requireSight(Connection &connection)
{
    if (connection.isThroughRoutines())
        return {};
    return connection.read(probeSight, {connection.address().database}).map([](const Rows &) {});
}

Result<QStringList> changedGuards(Connection &connection)
{
    const Result<Guards> found = findGuards(connection);
    if (found)
        return differences(*found, connection.address().database);
    // The very routines that look are missing.
    if (found.error().serverCode == noSuchRoutine)
        return QStringList{"api."_L1 + found.error().detail.section(u':', 0, 0)};
    return tl::unexpected(found.error());
}

Error guardsError(const QStringList &changed)
{
    return {ErrorKind::Refused, denial::guardsChanged, changed.join(u' '), changed.first()};
}

Result<void> requireGuards(Connection &connection)
{
    const Result<QStringList> changed = changedGuards(connection);
    if (!changed)
        return tl::unexpected(changed.error());
    if (changed->isEmpty())
        return {};
    return tl::unexpected(guardsError(*changed));
}

Result<QStringList> restoreGuards(Connection &connection)
{
    if (connection.isThroughRoutines())
        return tl::unexpected(notAnAdministrator());
    const Result<QStringList> before = changedGuards(connection);
    if (!before)
        return before;
    if (before->isEmpty())
        return giveRights(connection).map([&] { return *before; });
    return makeAll(connection)
        .and_then([&] { return giveRights(connection); })
        .and_then([&]() -> Result<QStringList> {
            const auto logged = connection.write(logRestored, {before->join(u' ').left(longestSubject)});
            return logged ? Result<QStringList>(*before) : tl::unexpected(logged.error());
        });
}

} // namespace lekthi::store
