#include "core/store/driver.h"

#include <QSqlDatabase>

#include <atomic>
#include <mutex>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto driverName = "QMYSQL"_L1;

/// The driver counts its connections without a lock, and ends the client library for good when the count
/// falls to 0.
std::mutex &driverMutex()
{
    static std::mutex mutex;
    return mutex;
}

} // namespace

void addDriver(const QString &name)
{
    static const auto keeper = u"lekthi-keeps-library"_s;
    const std::lock_guard lock(driverMutex());
    if (!QSqlDatabase::contains(keeper))
        QSqlDatabase::addDatabase(driverName, keeper);
    QSqlDatabase::addDatabase(driverName, name);
}

void removeDriver(const QString &name)
{
    const std::lock_guard lock(driverMutex());
    QSqlDatabase::removeDatabase(name);
}

QString nextName()
{
    static std::atomic<quint64> last = 0;
    return u"lekthi-%1"_s.arg(++last);
}

QString connectOptions(const Address &address, const ConnectionOptions &options)
{
    QString text = u"MYSQL_OPT_CONNECT_TIMEOUT=%1;MYSQL_OPT_READ_TIMEOUT=%2;MYSQL_OPT_WRITE_TIMEOUT=%2"_s
                       .arg(options.connectTimeout.count())
                       .arg(options.readTimeout.count());
    if (!address.usesNetwork())
        text += ";UNIX_SOCKET="_L1 + address.socket;
    return text;
}

// The client library takes "localhost" for its built-in socket path, whatever the port.
QString networkHost(const Address &address)
{
    return address.host.compare("localhost"_L1, Qt::CaseInsensitive) == 0 ? u"127.0.0.1"_s : address.host;
}

QString sessionSettings(const ConnectionOptions &options)
{
    return u"SET SESSION time_zone = '+00:00', "
           "sql_mode = 'STRICT_ALL_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_DATE,NO_ZERO_IN_DATE,"
           "ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', "
           "foreign_key_checks = 1, unique_checks = 1, innodb_lock_wait_timeout = %1, "
           "idle_transaction_timeout = %2, idle_write_transaction_timeout = %2, idle_readonly_transaction_timeout = %2"_s
               .arg(options.lockWaitTimeout.count())
               .arg(options.idleTransactionTimeout.count());
}

} // namespace lekthi::store
