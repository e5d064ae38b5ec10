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
