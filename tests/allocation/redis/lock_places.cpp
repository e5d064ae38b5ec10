#include "tests/allocation/redis/lock_places.h"

#include "tests/support/wait_until.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

redis::RedisAddress socketOf(const PrivateRedis &server)
{
    redis::RedisAddress address;
    address.endpoints = {{.host = {}, .socket = server.socket()}};
    return address;
}

redis::RedisAddress portOf(const PrivateRedis &server)
{
    return loopback(server.port());
}

redis::RedisAddress loopback(int port)
{
    redis::RedisAddress address;
    address.endpoints = {{.host = u"127.0.0.1"_s, .port = port, .socket = {}}};
    return address;
}

redis::LockLimits patientLimits()
{
    redis::LockLimits limits;
    limits.probeInterval = std::chrono::milliseconds(50);
    limits.commandTimeout = std::chrono::seconds(3);
    return limits;
}

redis::LockLimits impatientLimits()
{
    redis::LockLimits limits = patientLimits();
    limits.commandTimeout = std::chrono::milliseconds(400);
    return limits;
}

int waitersAt(PrivateRedis &server)
{
    return server.ask({u"LLEN"_s, lockedKey + ":waiters"_L1}).toInt();
}

bool waitersCome(PrivateRedis &server, int count)
{
    return waitUntil([&] { return waitersAt(server) == count; });
}

bool becomesEmpty(PrivateRedis &server)
{
    return waitUntil([&] { return server.ask({u"DBSIZE"_s}) == "0"_L1; });
}

QString keysWithoutExpiry(PrivateRedis &server)
{
    QStringList lasting;
    for (const QString &key : server.ask({u"KEYS"_s, u"*"_s}).split(u' ', Qt::SkipEmptyParts))
        if (server.ask({u"PTTL"_s, key}) == "-1"_L1)
            lasting.append(key);
    return lasting.join(u' ');
}

bool comesBack(redis::LockService &service)
{
    return waitUntil([&] { return service.health().state == redis::RedisHealth::State::Up; });
}

} // namespace lekthi::test
