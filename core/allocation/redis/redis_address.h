#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <tl/expected.hpp>

namespace lekthi::redis {

/// One server, or one Sentinel.
struct Endpoint
{
    QString host; ///< empty: use the socket
    int port = 6379;
    QString socket; ///< path of a Unix socket

    bool operator==(const Endpoint &) const = default;
};

/// Where Redis is. Holds a password only in memory.
struct RedisAddress
{
    QList<Endpoint> endpoints; ///< one server, or the Sentinels that know the master
    QString masterName;        ///< with Sentinels; empty otherwise
    QString user;              ///< empty: the default user
    QString password;
    int database = 0;

    bool usesSentinel() const { return !masterName.isEmpty(); }
    /// As given, without the password.
    QString toText() const;

    bool operator==(const RedisAddress &) const = default;
};

/// Reads redis://[user@]host[:port][/database], redis-unix:/path/to/socket[?db=N] and
/// redis-sentinel://[user@]host[:port],host[:port].../master[/database]. Fails with a finished sentence; a
/// password inside the text is refused, since other people can read command lines.
tl::expected<RedisAddress, QString> parseRedisAddress(QStringView text);

} // namespace lekthi::redis
