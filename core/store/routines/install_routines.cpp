#include "core/store/routines/install_routines.h"

#include "core/store/routines/read_routines.h"
#include "core/store/routines/schema_names.h"
#include "core/store/sql_parts.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listRoleTables("schema/list_role_tables");
constexpr Statement recordFingerprint("schema/record_fingerprint");
constexpr auto root = ":/lekthi/store/routines/"_L1;

struct Definition
{
    QString name;
    QString text;  ///< CREATE PROCEDURE, with placeholders
    QString roles; ///< "lekthi_auditor, lekthi_super_admin"; empty: only other routines call it
};

const auto people = u"lekthi_auditor, lekthi_project_admin, lekthi_super_admin"_s;
const auto allocators = u"lekthi_allocator"_s;
const auto everybody = people + u", "_s + allocators;

/// A file begins with a line that names the roles: "-- for: auditor, super_admin"; behind "; twin" the same
/// routine is made for the sandbox, where everybody may call it if anybody may call the first.
QList<Definition> definitionsFrom(const QString &fileName)
{
    QFile file(root + fileName);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "definitionFrom", qPrintable(fileName));
    Q_UNUSED(opened)
    const QString text = QString::fromUtf8(file.readAll()).trimmed();
    const qsizetype lineEnd = text.indexOf(u'\n');
    static const QRegularExpression word(u"([a-z_]+)"_s);
    const QString firstLine = text.left(lineEnd).section(u':', 1);
    const QString roles = firstLine.section(u';', 0, 0).replace(word, u"lekthi_\\1"_s).trimmed();
    const Definition definition{fileName.chopped(4), withPartsOfStore(text.mid(lineEnd + 1)), roles};
    if (firstLine.section(u';', 1).trimmed() != "twin"_L1)
        return {definition};
    return {definition,
            {forSandbox(u"{{twin}}"_s + definition.name), forSandbox(definition.text),
             roles.isEmpty() ? QString() : everybody}};
}

QList<Definition> definitions()
{
    QList<Definition> all;
    for (const QString &name : QDir(root).entryList({u"*.sql"_s}, QDir::Files, QDir::Name))
        all += definitionsFrom(name);
    for (const ReadRoutine &routine : readRoutines())
        all.append({routine.name, routine.text,
                    !routine.forPeople      ? allocators
                    : routine.forAllocators ? everybody
                                            : people});
    return all;
}

Result<void> runAll(Connection &connection, const QStringList &texts)
{
    for (const QString &text : texts) {
        if (auto done = connection.execute(withNames(text, connection.address().database)); !done)
            return done;
    }
    return {};
}

QStringList installTexts()
{
    QStringList texts;
    for (const Definition &definition : definitions()) {
        texts.append(definition.text);
        if (!definition.roles.isEmpty())
            texts.append(
                u"GRANT EXECUTE ON PROCEDURE {{api}}.%1 TO %2"_s.arg(definition.name, definition.roles));
    }
    return texts;
}

/// Roles have no rights on the tables; a store of an earlier version may have given some.
Result<void> takeTablesFromRoles(Connection &connection)
{
    const Result<Rows> rows = connection.read(listRoleTables, {connection.address().database});
    if (!rows)
        return tl::unexpected(rows.error());
    QStringList texts;
    for (const Row &row : *rows)
        texts.append(u"REVOKE ALL PRIVILEGES ON {{store}}.%1 FROM %2"_s.arg(
            quotedIdentifier(row.text("table_name"_L1)), quotedIdentifier(row.text("role"_L1))));
    return runAll(connection, texts);
}

/// Kept nowhere, and of every kind of sign: servers with rules for passwords take no invalid hash.
QString passwordOfNobody()
{
    QString password = u"Aa1-"_s;
    for (int part = 0; part < 4; ++part)
        password += QString::number(QRandomGenerator::system()->generate64(), 16);
    return password;
}

} // namespace

Result<void> prepareOwner(Connection &connection)
{
    const QString database = connection.address().database;
    return runAll(
        connection,
        {u"CREATE USER IF NOT EXISTS {{owner}} IDENTIFIED BY '%1' ACCOUNT LOCK"_s.arg(passwordOfNobody()),
         u"GRANT SELECT, INSERT, UPDATE, DELETE, EXECUTE, TRIGGER ON %1.* TO {{owner}}"_s.arg(
             grantPattern(database)),
         // For the start-up gate, which people run too. Nothing of it is a password.
         u"GRANT SELECT (Host, User, ssl_type, is_role) ON mysql.user TO {{owner}}"_s,
         u"GRANT SELECT (Host, Db, User) ON mysql.db TO {{owner}}"_s,
         // Hashes of passwords: no routine gives more of them than whose has changed.
         u"GRANT SELECT (Host, User, Priv) ON mysql.global_priv TO {{owner}}"_s,
         u"GRANT SELECT (Host, User, Role, Admin_option) ON mysql.roles_mapping TO {{owner}}"_s,
         u"GRANT SELECT (Host, Db, User) ON mysql.tables_priv TO {{owner}}"_s});
}

QList<ShippedRoutine> shippedRoutines()
{
    QList<ShippedRoutine> routines;
    for (const Definition &definition : definitions())
        routines.append({definition.name, definition.text});
    return routines;
}

Result<void> installRoutines(Connection &connection)
{
    const QString database = connection.address().database;
    const QStringList before{
        u"CREATE DATABASE IF NOT EXISTS {{api}} CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2"_s,
        u"GRANT EXECUTE ON %1.* TO {{owner}}"_s.arg(grantPattern(routineSchema(database)))};
    const QStringList roles{
        u"CREATE ROLE IF NOT EXISTS lekthi_auditor"_s, u"CREATE ROLE IF NOT EXISTS lekthi_project_admin"_s,
        u"CREATE ROLE IF NOT EXISTS lekthi_super_admin"_s, u"CREATE ROLE IF NOT EXISTS lekthi_allocator"_s};
    return runAll(connection, roles + before + installTexts())
        .and_then([&] { return takeTablesFromRoles(connection); })
        .and_then(
            [&] { return connection.write(recordFingerprint, {routineFingerprint()}).map([](int) {}); });
}

QString routineFingerprint()
{
    static const QString fingerprint = [] {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        for (const QString &text : installTexts())
            hash.addData(text.toUtf8());
        return QString::fromLatin1(hash.result().toHex());
    }();
    return fingerprint;
}

} // namespace lekthi::store
