#include "app/ctl/redis_access.h"

#include "app/ctl/print/json_values.h"
#include "models/status/redis_finding.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

double milliseconds(std::chrono::microseconds time)
{
    return double(time.count()) / 1000;
}

QJsonObject jsonOfUp(const redis::RedisAddress &address, const redis::RedisInspection &seen)
{
    redis::RedisAddress server;
    server.endpoints = {seen.server};
    return {{u"address"_s, address.toText()},
            {u"up"_s, true},
            {u"server"_s, server.toText()},
            {u"role"_s, textOrNull(seen.role)},
            {u"roundTripMs"_s, rounded(milliseconds(seen.roundTrip))},
            {u"reason"_s, QJsonValue()}};
}

QJsonObject jsonOfDown(const redis::RedisAddress &address, const QString &reason)
{
    return {{u"address"_s, address.toText()}, {u"up"_s, false},
            {u"server"_s, QJsonValue()},      {u"role"_s, QJsonValue()},
            {u"roundTripMs"_s, QJsonValue()}, {u"reason"_s, reason}};
}

} // namespace

Result<std::optional<redis::RedisAddress>> redisAddress(const Arguments &arguments)
{
    if (!arguments.has("redis"_L1)) {
        const auto named = models::redisOfEnvironment();
        return named ? Result<std::optional<redis::RedisAddress>>(*named) : usageError(named.error());
    }
    const QString given = arguments.text("redis"_L1);
    if (given.isEmpty())
        return std::nullopt;
    auto address = redis::parseRedisAddress(given);
    if (!address)
        return usageError(address.error());
    address->password = models::redisPassword();
    return std::move(*address);
}

RedisStatus inspectRedis(const redis::RedisAddress &address)
{
    const auto seen = redis::inspectRedis(address);
    return {.finding = models::redisFinding(address, seen),
            .json = seen ? jsonOfUp(address, *seen) : jsonOfDown(address, seen.error())};
}

} // namespace lekthi::ctl
