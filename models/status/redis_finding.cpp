#include "models/status/redis_finding.h"

#include "core/numbering/translated.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

} // namespace

QString redisPassword()
{
    return QString::fromUtf8(qgetenv("LEKTHI_REDIS_PASSWORD"));
}

tl::expected<std::optional<redis::RedisAddress>, QString> redisOfEnvironment()
{
    const QString text = QString::fromUtf8(qgetenv("LEKTHI_REDIS"));
    if (text.isEmpty())
        return std::nullopt;
    auto address = redis::parseRedisAddress(text);
    if (!address)
        return tl::unexpected(address.error());
    address->password = redisPassword();
    return std::move(*address);
}

QString roundTripText(const redis::RedisInspection &seen)
{
    constexpr double microsecondsPerMillisecond = 1000;
    return QString::number(double(seen.roundTrip.count()) / microsecondsPerMillisecond, 'f', 2);
}

store::Finding redisFinding(const redis::RedisAddress &address,
                            const tl::expected<redis::RedisInspection, QString> &seen)
{
    using Level = store::Finding::Level;
    if (seen)
        return {Level::Good, u"redis"_s, address.toText(),
                translated(QT_TRANSLATE_NOOP("lekthi", "Redis answers within %1 ms; its role is %2."))
                    .arg(roundTripText(*seen), seen->role)};
    return {Level::Warning, u"redis"_s, address.toText(),
            translated(QT_TRANSLATE_NOOP("lekthi",
                                         "Redis cannot be used: %1. Until it is back, numbers are "
                                         "allocated under the database lock alone: correct, but slower."))
                .arg(seen.error())};
}

} // namespace lekthi::models
