#include "core/store/schema/guards.h"

#include "core/store/people/accounts.h"
#include "core/store/schema/install_routines.h"
#include "core/store/schema/sandbox_rights.h"
#include "core/store/schema/shipped_texts.h"
#include "core/store/session/denial.h"
#include "core/store/session/schema_names.h"

#include <QCryptographicHash>
#include <QHash>
#include <QMap>
#include <QMutex>
#include <QRegularExpression>
#include <QSet>

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

const Guards &shippedGuards()
{
    static const Guards all = [] {
        Guards guards;
        for (const ShippedText &beside : shippedBesideTables())
            guards.insert(beside.name, {beside.place, beside.text});
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

using Hashes = QHash<QString, QString>; ///< of a guard's body, by its name

/// Of the guards as shipped, in a store of this name. A process knows few stores and looks at them often.
Hashes shippedHashes(const QString &database)
{
    static QMutex mutex;
    static QHash<QString, Hashes> known;
    const QMutexLocker lock(&mutex);
    Hashes &hashes = known[database];
    if (hashes.isEmpty()) {
        for (auto shipped = shippedGuards().begin(); shipped != shippedGuards().end(); ++shipped)
            hashes.insert(shipped.key(), bodyHash(comparable(withNames(shipped->text, database))));
    }
    return hashes;
}

bool isAsShipped(const Guard &found, const Guard &shipped, const QString &hash)
{
    return found.ofOwner && found.place == shipped.place && found.text == hash;
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
    const Hashes hashes = shippedHashes(database);
    for (auto shipped = shippedGuards().begin(); shipped != shippedGuards().end(); ++shipped) {
        const auto place = found.find(shipped.key());
        if (place == found.end() || !isAsShipped(*place, *shipped, hashes.value(shipped.key())))
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

/// Besides the chosen ones those that follow them: whatever is made anew comes last.
Result<void> makeBesideTables(Connection &connection, const QStringList &chosen)
{
    QSet<QString> made;
    for (const ShippedText &beside : shippedBesideTables()) {
        if (!chosen.contains(beside.name) && !made.contains(beside.follows))
            continue;
        if (auto done = connection.execute(withNames(beside.text, connection.address().database)); !done)
            return done;
        made.insert(beside.name);
    }
    return {};
}

/// Of another version, or they look as if they were. Those of others are left for people to see.
Result<void> dropUnknownOfOwner(Connection &connection, const Guards &found)
{
    for (auto guard = found.begin(); guard != found.end(); ++guard) {
        if (!guard->ofOwner || shippedGuards().contains(guard.key()) || guard.key().startsWith("api."_L1))
            continue;
        const QString name = quotedIdentifier(guard.key());
        const QStringList kinds = guard->place.contains(" ON "_L1)
                                      ? QStringList{u"TRIGGER"_s}
                                      : QStringList{u"FUNCTION"_s, u"PROCEDURE"_s};
        for (const QString &kind : kinds) {
            if (auto done = connection.execute(u"DROP %1 IF EXISTS %2"_s.arg(kind, name)); !done)
                return done;
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

Result<void> installGuards(Connection &connection)
{
    const Result<Guards> found = findGuards(connection);
    if (!found)
        return tl::unexpected(found.error());
    const QStringList changed = differences(*found, connection.address().database);
    return dropUnknownOfOwner(connection, *found).and_then([&] {
        return makeBesideTables(connection, changed);
    });
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
    Result<QStringList> before = changedGuards(connection);
    if (!before)
        return before;
    if (before->isEmpty())
        return giveRights(connection).map([&] { return *before; });
    const Result<Guards> found = findGuards(connection);
    if (!found)
        return tl::unexpected(found.error());
    return dropUnknownOfOwner(connection, *found)
        .and_then([&] { return makeBesideTables(connection, shippedGuards().keys()); })
        .and_then([&] { return giveRights(connection); })
        .and_then([&]() -> Result<QStringList> {
            const auto logged = connection.write(logRestored, {before->join(u' ').left(longestSubject)});
            return logged ? Result<QStringList>(*before) : tl::unexpected(logged.error());
        });
}

} // namespace lekthi::store
