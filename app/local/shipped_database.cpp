#include "app/local/shipped_database.h"

#include "app/local/database_copy.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

constexpr auto nobody = "'lekthi_nobody_yet'"_L1;

QString labelFile(const ShippedDatabase &shipped)
{
    return shipped.directory + "/label"_L1;
}

QString databaseIn(const ShippedDatabase &shipped)
{
    return shipped.directory + "/database"_L1;
}

QByteArray labelOf(const ShippedDatabase &shipped, const QVersionNumber &version)
{
    return u"%1\n%2\n"_s.arg(version.toString(), shipped.contents).toUtf8();
}

QString quoted(QString name)
{
    return u'\'' + name.replace(u'\\', "\\\\"_L1).replace(u'\'', "''"_L1) + u'\'';
}

/// root stays: it is in every database of a server.
QStringList handOver(const QString &from, const QString &to)
{
    const QString at = u" AND Host = 'localhost'"_s;
    const QString grantors = u"UPDATE mysql.%1 SET Grantor = CONCAT(%2, '@localhost') "
                             "WHERE Grantor = CONCAT(%3, '@localhost')"_s;
    return {
        u"REPLACE INTO mysql.global_priv SELECT Host, %1, Priv FROM mysql.global_priv WHERE User = %2"_s.arg(
            to, from) +
            at,
        u"REPLACE INTO mysql.proxies_priv SELECT Host, %1, Proxied_host, Proxied_user, With_grant, '', "
        "CURRENT_TIMESTAMP FROM mysql.proxies_priv WHERE User = %2"_s.arg(to, from) +
            at,
        u"REPLACE INTO mysql.roles_mapping SELECT Host, %1, Role, Admin_option FROM mysql.roles_mapping "
        "WHERE User = %2"_s.arg(to, from) +
            at,
        grantors.arg(u"tables_priv"_s, to, from),
        grantors.arg(u"procs_priv"_s, to, from),
        u"DELETE FROM mysql.roles_mapping WHERE User = %1"_s.arg(from) + at,
        u"DELETE FROM mysql.global_priv WHERE User = %1 AND User <> 'root'"_s.arg(from) + at,
        u"DELETE FROM mysql.proxies_priv WHERE User = %1 AND User <> 'root'"_s.arg(from) + at,
        u"FLUSH PRIVILEGES"_s};
}

} // namespace

QString shippedDatabaseDirectory()
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + "/../share/lekthi/new_store"_L1);
}

bool shipDatabase(const QString &database, const QVersionNumber &version, const ShippedDatabase &shipped)
{
    const QString label = labelFile(shipped);
    // The label comes last: without it nothing is copied.
    if (QDir().mkpath(shipped.directory) && copyDatabase(database, databaseIn(shipped)) &&
        writePrivateFile(label, labelOf(shipped, version)))
        return true;
    QDir(shipped.directory).removeRecursively();
    return false;
}

QStringList giveUpStatements()
{
    return handOver(quoted(operatingSystemUser()), nobody);
}

QByteArray adoptStatements()
{
    return (handOver(nobody, quoted(operatingSystemUser())).join(";\n"_L1) + ";\n"_L1).toUtf8();
}

bool layShippedDatabase(const ShippedDatabase &shipped, const QVersionNumber &version,
                        const StoreDirectory &directory)
{
    QFile label(labelFile(shipped));
    return label.open(QIODevice::ReadOnly) && label.readAll() == labelOf(shipped, version) &&
           copyDatabase(databaseIn(shipped), directory.unfinishedDatabase());
}

} // namespace lekthi::local
