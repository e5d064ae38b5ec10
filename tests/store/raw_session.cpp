#include "tests/store/raw_session.h"

#include "core/store/session/driver.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

namespace lekthi::test {

using namespace Qt::StringLiterals;

int openRaw(const QString &name, const store::Address &address)
{
    store::addDriver(name);
    QSqlDatabase database = QSqlDatabase::database(name, false);
    database.setUserName(address.user);
    database.setPassword(address.password);
    database.setDatabaseName(address.database);
    database.setConnectOptions(u"UNIX_SOCKET="_s + address.socket);
    return store::openLoaded(database) ? 0 : database.lastError().nativeErrorCode().toInt();
}

void closeRaw(const QString &name)
{
    QSqlDatabase::database(name, false).close();
    store::removeDriver(name);
}

RawSession::RawSession(const store::Address &address)
    : m_name(u"raw-"_s + QUuid::createUuid().toString())
{
    if (const int error = openRaw(m_name, address); error != 0)
        qFatal("raw session: error %d", error);
}

RawSession::~RawSession()
{
    closeRaw(m_name);
}

QVariant RawSession::value(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    if (!query.exec(sql))
        qFatal("%s: %s", qUtf8Printable(sql), qUtf8Printable(query.lastError().text()));
    return query.next() ? query.value(0) : QVariant();
}

QStringList RawSession::column(const QString &sql)
{
    return columnAt(sql, 0);
}

QStringList RawSession::secondColumn(const QString &sql)
{
    return columnAt(sql, 1);
}

QMap<QString, QString> RawSession::contents()
{
    if (!run(u"SET SESSION group_concat_max_len = 1048576"_s))
        qFatal("%s", qPrintable(m_lastError));
    const QString tables =
        u"SELECT table_name, GROUP_CONCAT('COALESCE(HEX(`', column_name, '`), ''-'')' ORDER BY "
        "ordinal_position) FROM information_schema.tables JOIN information_schema.columns USING "
        "(table_schema, table_name) WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' GROUP BY "
        "table_name ORDER BY table_name"_s;
    const QStringList names = column(tables);
    const QStringList columns = secondColumn(tables);
    QMap<QString, QString> sums;
    for (qsizetype i = 0; i < names.size(); ++i)
        sums[names.at(i)] =
            value(u"SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(MD5(CONCAT_WS(' ', "
                  "%1)), 16), 16, 10) AS UNSIGNED)), 0)) FROM `%2`"_s.arg(columns.at(i), names.at(i)))
                .toString();
    return sums;
}

QStringList RawSession::columnAt(const QString &sql, int position)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    if (!query.exec(sql))
        qFatal("%s: %s", qUtf8Printable(sql), qUtf8Printable(query.lastError().text()));
    QStringList values;
    while (query.next())
        values.append(query.value(position).toString());
    return values;
}

bool RawSession::run(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    const bool done = query.exec(sql);
    m_lastError = query.lastError().text();
    return done;
}

bool RawSession::prepares(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    const bool done = query.prepare(sql);
    m_lastError = query.lastError().text();
    return done;
}

void RawSession::dropGuards()
{
    const QStringList triggers =
        column(u"SELECT trigger_name FROM information_schema.triggers WHERE trigger_schema = DATABASE()"_s);
    for (const QString &trigger : triggers) {
        if (!run(u"DROP TRIGGER "_s + trigger))
            qFatal("%s", qPrintable(m_lastError));
    }
}

} // namespace lekthi::test
