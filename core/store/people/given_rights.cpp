#include "core/store/people/given_rights.h"

#include "core/store/people/accounts.h"
#include "core/store/people/rights.h"
#include "core/store/session/schema_names.h"

#include <QSet>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listRights("gate/list_rights");
constexpr Statement findDatabase("gate/find_database");

const auto execute = u"EXECUTE"_s;
const auto columns = u"COLUMNS"_s; // of a table, not the table itself

/// A line of the server's own tables of rights.
struct GivenRight
{
    QString kind; ///< "PROCEDURE", "FUNCTION", "TABLE", "DATABASE", "SERVER", "ROLE"
    QString holder;
    QString host;  ///< empty: the holder is a role
    QString place; ///< a schema, or the pattern of a database
    QString object;
    QStringList privileges; ///< "EXECUTE", "GRANT"

    bool isOfRoutine() const { return kind == "PROCEDURE"_L1 || kind == "FUNCTION"_L1; }
};

QStringList serverRoles()
{
    return {serverRole(Role::Auditor), serverRole(Role::ProjectAdmin), serverRole(Role::SuperAdmin),
            serverRole(Role::Allocator)};
}

Result<QList<GivenRight>> readRights(Connection &connection, const QStringList &schemas)
{
    const Result<Rows> rows =
        connection.read(listRights, {schemas.first(), schemas.value(1), schemas.value(2)});
    if (!rows)
        return tl::unexpected(rows.error());
    QList<GivenRight> rights;
    for (const Row &row : *rows)
        rights.append({row.text("kind"_L1), row.text("holder"_L1), row.text("host"_L1), row.text("place"_L1),
                       row.text("object"_L1),
                       row.text("privileges"_L1).toUpper().split(u',', Qt::SkipEmptyParts)});
    return rights;
}

QStringList privilegesOnSandbox(const QString &table)
{
    const auto all = sandboxRights();
    const auto found = std::find_if(all.begin(), all.end(), [&](const SandboxRight &right) {
        return table == QLatin1StringView(right.table);
    });
    return found == all.end() ? QStringList() : QString::fromLatin1(found->privileges).split(u", "_s);
}

/// What a role may have of this kind at this place.
QStringList wantedOf(const GivenRight &right)
{
    if (right.kind == "PROCEDURE"_L1)
        return rolesOf(right.object).isEmpty() ? QStringList() : QStringList(execute);
    return right.kind == "TABLE"_L1 && isSandbox(right.place) ? privilegesOnSandbox(right.object)
                                                              : QStringList();
}

QString privilegeText(const QString &privilege)
{
    return privilege == "GRANT"_L1 ? u"GRANT OPTION"_s : privilege;
}

QString objectOf(const GivenRight &right)
{
    if (right.kind == "SERVER"_L1)
        return u"*.*"_s;
    if (right.kind == "DATABASE"_L1)
        return quotedIdentifier(right.place) + ".*"_L1;
    return right.kind + u' ' + quotedIdentifier(right.place) + u'.' + quotedIdentifier(right.object);
}

/// The server takes ALL PRIVILEGES for everything but the right to pass them on.
QStringList revokesOf(const GivenRight &right)
{
    const QString holder = quotedIdentifier(right.holder);
    if (right.kind == "ROLE"_L1)
        return {u"REVOKE %1 FROM %2"_s.arg(quotedIdentifier(right.object), holder)};
    const QStringList wanted = wantedOf(right);
    QStringList others = right.privileges;
    others.removeIf([&](const QString &privilege) { return wanted.contains(privilege); });
    if (others.isEmpty())
        return {};
    const QString revoke = u"REVOKE %1 ON %2 FROM %3"_s;
    if (!wanted.isEmpty() && !others.contains(columns)) {
        std::transform(others.begin(), others.end(), others.begin(), &privilegeText);
        return {revoke.arg(others.join(", "_L1), objectOf(right), holder)};
    }
    QStringList texts{revoke.arg("GRANT OPTION"_L1, objectOf(right), holder),
                      revoke.arg("ALL PRIVILEGES"_L1, objectOf(right), holder)};
    if (!wanted.isEmpty())
        texts.append(u"GRANT %1 ON %2 TO %3"_s.arg(wanted.join(", "_L1), objectOf(right), holder));
    return texts;
}

/// The names that people know: the schemas' own ones are told by what they are for.
QString placeName(const QString &place, const QString &database)
{
    return place == database                   ? u"store"_s
           : place == routineSchema(database)  ? u"api"_s
           : place == database + "_sandbox"_L1 ? u"sandbox"_s
                                               : place;
}

QStringList namesOf(const GivenRight &right, const QString &database)
{
    const QString holder = right.host.isEmpty() ? right.holder : right.holder + u'@' + right.host;
    if (right.kind == "ROLE"_L1)
        return {holder + u' ' + right.object};
    QStringList names;
    for (const QString &privilege : right.privileges)
        names.append(u"%1 %2 %3.%4"_s.arg(holder, privilege, placeName(right.place, database), right.object));
    return names;
}

QSet<QString> wantedNames(bool withSandbox)
{
    QSet<QString> names;
    for (const QString &role : serverRoles()) {
        for (const QString &routine : routinesOfRoles())
            names.insert(u"%1 %2 api.%3"_s.arg(role, execute, routine));
        for (const SandboxRight &right : withSandbox ? sandboxRights() : std::span<const SandboxRight>()) {
            for (const QString &privilege : QString::fromLatin1(right.privileges).split(u", "_s))
                names.insert(u"%1 %2 sandbox.%3"_s.arg(role, privilege, QLatin1StringView(right.table)));
        }
    }
    return names;
}

QStringList marked(QChar mark, const QSet<QString> &names)
{
    QStringList all(names.begin(), names.end());
    std::sort(all.begin(), all.end());
    for (QString &name : all)
        name.prepend(mark);
    return all;
}

} // namespace

QString grantOf(const QString &routine)
{
    return u"GRANT EXECUTE ON PROCEDURE {{api}}.%1 TO %2"_s.arg(routine, serverRoles().join(", "_L1));
}

Result<void> revokeOtherRights(Connection &connection, const QStringList &schemas)
{
    const auto rights = readRights(connection, schemas);
    if (!rights)
        return tl::unexpected(rights.error());
    for (const GivenRight &right : *rights) {
        if (!right.host.isEmpty() || !serverRoles().contains(right.holder))
            continue;
        for (const QString &text : revokesOf(right)) {
            if (auto done = connection.execute(text); !done)
                return done;
        }
    }
    return {};
}

Result<QStringList> otherRights(Connection &connection)
{
    const QString database = connection.address().database;
    const QString sandbox = connection.address().sandbox().database;
    const auto rights = readRights(connection, {database, routineSchema(database), sandbox});
    if (!rights)
        return tl::unexpected(rights.error());
    const Result<Rows> twin = connection.read(findDatabase, {sandbox});
    if (!twin)
        return tl::unexpected(twin.error());
    QSet<QString> found;
    for (const GivenRight &right : *rights) {
        for (const QString &name : namesOf(right, database))
            found.insert(name);
    }
    const QSet<QString> wanted = wantedNames(!twin->isEmpty());
    return marked(u'+', found - wanted) + marked(u'-', wanted - found);
}

} // namespace lekthi::store
