#include "app/ctl/redis_access.h"

#include "app/ctl/texts.h"
#include "core/allocation/redis/redis_inspection.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr auto findingName = "redis"_L1;

double milliseconds(std::chrono::microseconds time)
{
    return double(time.count()) / 1000;
}

RedisStatus statusOfUp(const redis::RedisAddress &address, const redis::RedisInspection &seen)
{
    redis::RedisAddress server;
    server.endpoints = {seen.server};
    return {.finding = {store::Finding::Level::Good, findingName, address.toText(),
                        Texts::tr("Redis answers within %1 ms; its role is %2.")
                            .arg(QString::number(milliseconds(seen.roundTrip), 'f', 2), seen.role)},
            .json = {{u"address"_s, address.toText()},
                     {u"up"_s, true},
                     {u"server"_s, server.toText()},
                     {u"role"_s, seen.role},
                     {u"roundTripMs"_s, milliseconds(seen.roundTrip)},
                     {u"reason"_s, QJsonValue()}}};
}

RedisStatus statusOfDown(const redis::RedisAddress &address, const QString &reason)
{
    return {
        .finding = {store::Finding::Level::Warning, findingName, address.toText(),
                    Texts::tr("Redis cannot be used: %1. Numbers are drawn under the database lock alone, "
                              "rightly but more slowly, until it is back.")
                        .arg(reason)},
        .json = {{u"address"_s, address.toText()},
                 {u"up"_s, false},
                 {u"server"_s, QJsonValue()},
                 {u"role"_s, QJsonValue()},
                 {u"roundTripMs"_s, QJsonValue()},
                 {u"reason"_s, reason}}};
}

} // namespace

Result<std::optional<redis::RedisAddress>> redisAddress(const Arguments &arguments)
{
    const QString text =
        arguments.has("redis"_L1) ? arguments.text("redis"_L1) : QString::fromUtf8(qgetenv("LEKTHI_REDIS"));
    if (text.isEmpty())
        return std::nullopt;
    auto address = redis::parseRedisAddress(text);
    if (!address)
        return usageError(address.error());
    address->password = QString::fromUtf8(qgetenv("LEKTHI_REDIS_PASSWORD"));
    return std::move(*address);
}

RedisStatus inspectRedis(const redis::RedisAddress &address)
{
    const auto seen = redis::inspectRedis(address);
    return seen ? statusOfUp(address, *seen) : statusOfDown(address, seen.error());
}

} // namespace lekthi::ctl
