#include "core/allocation/redis/redis_address.h"

#include "core/numbering/translated.h"

#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

#include <optional>

namespace lekthi::redis {

using namespace Qt::StringLiterals;

namespace {

constexpr int redisPort = 6379;
constexpr int sentinelPort = 26379;
constexpr int highestPort = 65535;
constexpr auto redisScheme = "redis://"_L1;
constexpr auto socketScheme = "redis-unix:"_L1;
constexpr auto sentinelScheme = "redis-sentinel://"_L1;

QString notAnAddress(QStringView text)
{
    return translated(QT_TRANSLATE_NOOP(
                          "lekthi",
                          "\"%1\" is not the address of a Redis. Write redis://host:port, "
                          "redis-unix:/path/to/socket or redis-sentinel://host:port,host:port/master."))
        .arg(text);
}

QString passwordInAddress()
{
    return translated(QT_TRANSLATE_NOOP(
        "lekthi",
        "The address of Redis holds a password, which other people on this machine could read. Leave "
        "it out and put it into the environment variable LEKTHI_REDIS_PASSWORD."));
}

QString decoded(QStringView text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

/// ASCII digits alone.
std::optional<int> parseDatabase(QStringView text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    const bool isPlain = !text.isEmpty() && text.at(0) >= u'0' && text.at(0) <= u'9';
    return isNumber && isPlain ? std::optional(number) : std::nullopt;
}

/// host, host:port, [::1] or [::1]:port.
std::optional<Endpoint> parseEndpoint(QStringView text, int defaultPort)
{
    const QUrl url(redisScheme + text.toString(), QUrl::StrictMode);
    const bool isPlain =
        url.userInfo().isEmpty() && url.path().isEmpty() && !url.hasQuery() && !url.hasFragment();
    if (!url.isValid() || url.host().isEmpty() || !isPlain || text.endsWith(u':'))
        return std::nullopt;
    const int port = url.port(defaultPort);
    if (port < 1 || port > highestPort)
        return std::nullopt;
    return Endpoint{url.host(), port, {}};
}

QString endpointText(const Endpoint &endpoint, int defaultPort)
{
    const QString host = endpoint.host.contains(u':') ? u'[' + endpoint.host + u']' : endpoint.host;
    return endpoint.port == defaultPort ? host : host + u':' + QString::number(endpoint.port);
}

/// What stands between "://" and the path, and the parts of the path.
struct Parts
{
    QStringView user;
    QStringView hosts;
    QList<QStringView> path;
};

Parts split(QStringView rest)
{
    Parts parts;
    parts.path = rest.split(u'/');
    parts.hosts = parts.path.takeFirst();
    if (const qsizetype at = parts.hosts.lastIndexOf(u'@'); at >= 0) {
        parts.user = parts.hosts.first(at);
        parts.hosts = parts.hosts.sliced(at + 1);
    }
    return parts;
}

tl::expected<RedisAddress, QString> parseServer(QStringView text)
{
    Parts parts = split(text.sliced(redisScheme.size()));
    if (parts.user.contains(u':'))
        return tl::unexpected(passwordInAddress());
    if (parts.path.size() == 1 && parts.path.first().isEmpty())
        parts.path.clear();
    const auto endpoint = parseEndpoint(parts.hosts, redisPort);
    const auto database = parts.path.isEmpty() ? std::optional(0) : parseDatabase(parts.path.first());
    if (!endpoint || !database || parts.path.size() > 1)
        return tl::unexpected(notAnAddress(text));
    return RedisAddress{.endpoints = {*endpoint},
                        .masterName = {},
                        .user = decoded(parts.user),
                        .password = {},
                        .database = *database};
}

tl::expected<RedisAddress, QString> parseSentinels(QStringView text)
{
    const Parts parts = split(text.sliced(sentinelScheme.size()));
    if (parts.user.contains(u':'))
        return tl::unexpected(passwordInAddress());
    if (parts.path.isEmpty() || parts.path.size() > 2 || parts.path.first().isEmpty())
        return tl::unexpected(notAnAddress(text));
    const auto database = parts.path.size() == 1 ? std::optional(0) : parseDatabase(parts.path.last());
    if (!database)
        return tl::unexpected(notAnAddress(text));
    RedisAddress address{.endpoints = {},
                         .masterName = decoded(parts.path.first()),
                         .user = decoded(parts.user),
                         .password = {},
                         .database = *database};
    for (const QStringView host : parts.hosts.split(u',')) {
        const auto endpoint = parseEndpoint(host, sentinelPort);
        if (!endpoint)
            return tl::unexpected(notAnAddress(text));
        address.endpoints.append(*endpoint);
    }
    return address;
}

tl::expected<RedisAddress, QString> parseSocket(QStringView text)
{
    const QUrl url(text.toString(), QUrl::StrictMode);
    const QUrlQuery query(url);
    if (query.hasQueryItem(u"password"_s))
        return tl::unexpected(passwordInAddress());
    const QString path = url.path(QUrl::FullyDecoded);
    const auto database = url.hasQuery() ? parseDatabase(query.queryItemValue(u"db"_s)) : std::optional(0);
    const bool isPlain = url.isValid() && url.authority().isEmpty() && !url.hasFragment();
    if (!isPlain || !path.startsWith(u'/') || !database || query.queryItems().size() > 1)
        return tl::unexpected(notAnAddress(text));
    return RedisAddress{.endpoints = {Endpoint{{}, redisPort, path}},
                        .masterName = {},
                        .user = {},
                        .password = {},
                        .database = *database};
}

QString socketText(const RedisAddress &address)
{
    const QString path = QString::fromLatin1(QUrl::toPercentEncoding(address.endpoints.first().socket, "/"));
    return address.database == 0 ? socketScheme + path
                                 : socketScheme + path + "?db="_L1 + QString::number(address.database);
}

} // namespace

QString RedisAddress::toText() const
{
    if (endpoints.isEmpty())
        return {};
    if (!usesSentinel() && endpoints.first().host.isEmpty())
        return socketText(*this);
    QStringList hosts;
    for (const Endpoint &endpoint : endpoints)
        hosts.append(endpointText(endpoint, usesSentinel() ? sentinelPort : redisPort));
    QString text = usesSentinel() ? sentinelScheme : redisScheme;
    if (!user.isEmpty())
        text += encoded(user) + u'@';
    text += hosts.join(u',');
    if (usesSentinel())
        text += u'/' + encoded(masterName);
    return database == 0 ? text : text + u'/' + QString::number(database);
}

tl::expected<RedisAddress, QString> parseRedisAddress(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    if (trimmed.startsWith(redisScheme))
        return parseServer(trimmed);
    if (trimmed.startsWith(sentinelScheme))
        return parseSentinels(trimmed);
    if (trimmed.startsWith(socketScheme))
        return parseSocket(trimmed);
    return tl::unexpected(notAnAddress(text));
}

} // namespace lekthi::redis
