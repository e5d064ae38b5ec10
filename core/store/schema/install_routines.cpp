#include "core/store/schema/install_routines.h"

#include "core/store/people/given_rights.h"
#include "core/store/people/rights.h"
#include "core/store/reference/reference_source.h"
#include "core/store/reference/source_mapping.h"
#include "core/store/schema/shipped_texts.h"
#include "core/store/session/read_routines.h"
#include "core/store/session/schema_names.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listMadeRoutines("schema/list_made_routines");
constexpr Statement recordFingerprint("schema/record_fingerprint");

struct Definition
{
    QString name;
    QString text; ///< CREATE PROCEDURE, with placeholders
};

/// {{roles}} stands for those of the table of rights.
Definition definitionOf(const QString &name, QString text)
{
    const Roles roles = rolesOf(name);
    Q_ASSERT_X(!roles.isEmpty() || !text.contains("{{roles}}"_L1), "people/rights.cpp lacks",
               qPrintable(name));
    return {name, text.replace("{{roles}}"_L1, rolesInStore(roles))};
}

QList<Definition> definitionsFrom(const ShippedText &shipped)
{
    QList<Definition> made{definitionOf(shipped.name, shipped.text)};
    if (shipped.hasTwin)
        made.append(definitionOf(forSandbox(u"{{twin}}"_s + shipped.name), forSandbox(shipped.text)));
    return made;
}

QList<Definition> definitions()
{
    QList<Definition> all;
    for (const ShippedText &shipped : shippedFilesOfRoutines())
        all += definitionsFrom(shipped);
    for (const ReadRoutine &routine : readRoutines())
        all.append(definitionOf(routine.name, routine.text));
    return all;
}

Result<void> runTexts(Connection &connection, const QStringList &texts)
{
    for (const QString &text : texts) {
        if (auto done = connection.execute(text); !done)
            return done;
    }
    return {};
}

Result<void> runAll(Connection &connection, QStringList texts)
{
    for (QString &text : texts)
        text = withNames(text, connection.address().database);
    return runTexts(connection, texts);
}

QStringList installTexts()
{
    QStringList texts;
    for (const Definition &definition : definitions()) {
        texts.append(definition.text);
        if (!rolesOf(definition.name).isEmpty())
            texts.append(grantOf(definition.name));
    }
    return texts;
}

/// As the server names it: "PROCEDURE draw".
QString kindAndName(const Definition &definition)
{
    const bool isFunction = definition.text.section(u'(', 0, 0).contains(" FUNCTION "_L1);
    return (isFunction ? u"FUNCTION "_s : u"PROCEDURE "_s) + definition.name;
}

/// Of another version, or somebody else's: they run with the owner's rights, or look as if they did.
Result<void> dropUnknownRoutines(Connection &connection)
{
    const QString schema = routineSchema(connection.address().database);
    const Result<Rows> rows = connection.read(listMadeRoutines, {schema});
    if (!rows)
        return tl::unexpected(rows.error());
    QStringList known;
    for (const Definition &definition : definitions())
        known.append(kindAndName(definition));
    QStringList texts;
    for (const Row &row : *rows) {
        const QString kind = row.text("kind"_L1);
        const QString name = row.text("name"_L1);
        if (!known.contains(kind + u' ' + name))
            texts.append(
                u"DROP %1 IF EXISTS %2.%3"_s.arg(kind, quotedIdentifier(schema), quotedIdentifier(name)));
    }
    return runTexts(connection, texts);
}

Result<void> revokeOthers(Connection &connection)
{
    const QString database = connection.address().database;
    return revokeOtherRights(connection, {database, routineSchema(database)});
}

/// Whether the server can tell how much space it has is its administrator's matter: the gate says where it
/// cannot.
void letRoutinesMeasureSpace(Connection &connection)
{
    for (const QString &text :
         {u"INSTALL PLUGIN IF NOT EXISTS DISKS SONAME 'disks'"_s, u"GRANT FILE ON *.* TO {{owner}}"_s})
        (void)connection.execute(withNames(text, connection.address().database));
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
         // The table of an ID pool is made by a routine (make_pool_table): nobody else may make one.
         u"GRANT CREATE ON %1.* TO {{owner}}"_s.arg(grantPattern(database)),
         // To find and end whoever keeps others from their work (end_long_holds).
         u"GRANT PROCESS, CONNECTION ADMIN ON *.* TO {{owner}}"_s,
         // For the start-up gate, which people run too. Nothing of it is a password.
         u"GRANT SELECT (Host, User, ssl_type, is_role) ON mysql.user TO {{owner}}"_s,
         u"GRANT SELECT (Host, Db, User) ON mysql.db TO {{owner}}"_s,
         // Hashes of passwords: no routine gives more of them than whose has changed.
         u"GRANT SELECT (Host, User, Priv) ON mysql.global_priv TO {{owner}}"_s,
         u"GRANT SELECT (Host, User, Role, Admin_option) ON mysql.roles_mapping TO {{owner}}"_s,
         u"GRANT SELECT (Host, Db, User, Table_name, Table_priv, Column_priv) ON mysql.tables_priv TO {{owner}}"_s,
         u"GRANT SELECT (Host, Db, User, Routine_name, Routine_type, Proc_priv) ON mysql.procs_priv TO {{owner}}"_s});
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
        u"GRANT SELECT, EXECUTE ON %1.* TO {{owner}}"_s.arg(grantPattern(routineSchema(database)))};
    const QStringList roles{
        u"CREATE ROLE IF NOT EXISTS lekthi_auditor"_s, u"CREATE ROLE IF NOT EXISTS lekthi_project_admin"_s,
        u"CREATE ROLE IF NOT EXISTS lekthi_super_admin"_s, u"CREATE ROLE IF NOT EXISTS lekthi_allocator"_s};
    letRoutinesMeasureSpace(connection);
    return runAll(connection, roles + before + installTexts())
        .and_then([&] { return dropUnknownRoutines(connection); })
        .and_then([&] { return revokeOthers(connection); })
        .and_then([&] { return remakeSourceViews(connection); })
        .and_then(
            [&] { return connection.write(recordFingerprint, {routineFingerprint()}).map([](int) {}); });
}

QString routineFingerprint()
{
    static const QString fingerprint = [] {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        for (const ShippedText &beside : shippedBesideTables())
            hash.addData(beside.text.toUtf8());
        for (const QString &text : installTexts())
            hash.addData(text.toUtf8());
        hash.addData(sourceMappingText().toUtf8());
        return QString::fromLatin1(hash.result().toHex());
    }();
    return fingerprint;
}

} // namespace lekthi::store
