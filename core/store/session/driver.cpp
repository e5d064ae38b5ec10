#include "core/store/session/driver.h"

#include "core/store/session/server_error.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>

#include <algorithm>
#include <atomic>
#include <dlfcn.h>
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

QString connectOptions(const Address &node, const ConnectionOptions &options)
{
    QString text = u"MYSQL_OPT_CONNECT_TIMEOUT=%1;MYSQL_OPT_READ_TIMEOUT=%2;MYSQL_OPT_WRITE_TIMEOUT=%2"_s
                       .arg(options.connectTimeout.count())
                       .arg(options.readTimeout.count());
    if (!node.usesNetwork())
        text += ";UNIX_SOCKET="_L1 + node.socket;
    return text;
}

// The client library takes "localhost" for its built-in socket path, whatever the port.
QString networkHost(const Address &node)
{
    return node.host.compare("localhost"_L1, Qt::CaseInsensitive) == 0 ? u"127.0.0.1"_s : node.host;
}

QString setting(QLatin1StringView name, const QString &value)
{
    return name + "={"_L1 + value + "};"_L1;
}

/// A host in the client library's own form of a connection string, with what the driver has no options for.
QString guardedHost(const Address &node)
{
    QString text = setting("host"_L1, networkHost(node)) + "ssl-verify-server-cert=1;"_L1;
    if (!node.tls.authority.isEmpty())
        text += setting("ssl-ca"_L1, node.tls.authority);
    if (!node.tls.certificate.isEmpty())
        text += setting("ssl-cert"_L1, node.tls.certificate) + setting("ssl-key"_L1, node.tls.key);
    return text;
}

QString hostOf(const Address &node)
{
    if (!node.usesNetwork())
        return {};
    return node.mustEncrypt() ? guardedHost(node) : networkHost(node);
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

bool openLoaded(QSqlDatabase &session)
{
    return session.open() || (session.lastError().text().contains("already loaded"_L1) && session.open());
}

Result<void> signIn(QSqlDatabase session, const Address &node, const ConnectionOptions &options)
{
    const bool mustEncrypt = node.mustEncrypt();
    session.setHostName(hostOf(node));
    session.setPort(node.usesNetwork() ? node.port : 0);
    session.setUserName(node.user);
    session.setPassword(node.password);
    session.setDatabaseName(node.database);
    session.setConnectOptions(connectOptions(node, options));
    const bool opened = openLoaded(session);
    session.setPassword({});
    if (!opened)
        return tl::unexpected(errorFromDriver(session.lastError(), u"open"_s));
    if (mustEncrypt && !isEncrypted(session)) {
        session.close();
        return tl::unexpected(Error{ErrorKind::NoTls, 0, u"open: the session is in plain text"_s, {}});
    }
    return {};
}

void *clientFunction(const QSqlDatabase &session, const char *name)
{
    Dl_info driver;
    if (::dladdr(session.driver()->metaObject(), &driver) == 0)
        return nullptr;
    void *library = ::dlopen(driver.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (!library)
        return nullptr;
    void *const function = ::dlsym(library, name);
    ::dlclose(library);
    return function;
}

bool isEncrypted(const QSqlDatabase &session)
{
    using GetCipher = const char *(*)(const void *);
    const auto getCipher = reinterpret_cast<GetCipher>(clientFunction(session, "mysql_get_ssl_cipher"));
    const QVariant handle = session.driver()->handle();
    if (!getCipher || !handle.isValid())
        return false;
    const char *cipher = getCipher(*static_cast<const void *const *>(handle.constData()));
    return cipher && *cipher;
}

QString sessionSettings(const ConnectionOptions &options)
{
    return u"SET SESSION time_zone = '+00:00', "
           "sql_mode = 'STRICT_ALL_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_DATE,NO_ZERO_IN_DATE,"
           "ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', "
           "foreign_key_checks = 1, unique_checks = 1, max_statement_time = 0, innodb_lock_wait_timeout = "
           "%1, lock_wait_timeout = %3, "
           "idle_transaction_timeout = %2, idle_write_transaction_timeout = %2, idle_readonly_transaction_timeout = %2"_s
               .arg(options.lockWaitTimeout.count())
               .arg(options.idleTransactionTimeout.count())
               .arg(std::max<qint64>(1, options.readTimeout.count() * 9 / 10));
}

} // namespace lekthi::store
