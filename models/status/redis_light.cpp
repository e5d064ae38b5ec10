#include "models/status/redis_light.h"

#include "core/numbering/translated.h"
#include "models/amount_text.h"
#include "models/status/redis_finding.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString persistenceText(const redis::RedisDetails &details)
{
    const QString kind = details.appendsToFile ? translated(QT_TRANSLATE_NOOP("lekthi", "Append-only file"))
                                               : translated(QT_TRANSLATE_NOOP("lekthi", "Snapshots"));
    return details.savesFailed
               ? translated(QT_TRANSLATE_NOOP("lekthi", "%1, the last write failed")).arg(kind)
               : kind;
}

QString memoryText(const redis::RedisDetails &details)
{
    if (details.memoryLimit == 0)
        return translated(QT_TRANSLATE_NOOP("lekthi", "%1, no limit")).arg(sizeText(details.usedBytes));
    return translated(QT_TRANSLATE_NOOP("lekthi", "%1 of %2, %3"))
        .arg(sizeText(details.usedBytes), sizeText(details.memoryLimit), details.memoryPolicy);
}

QList<HealthFact> factsOf(const RedisLook &look)
{
    QList<HealthFact> facts{{translated(QT_TRANSLATE_NOOP("lekthi", "Address")), look.address->toText()}};
    if (!look.seen)
        return facts;
    if (!look.seen->role.isEmpty())
        facts.append({translated(QT_TRANSLATE_NOOP("lekthi", "Its role")), look.seen->role});
    if (const auto &details = look.seen->details)
        facts.append(
            {{translated(QT_TRANSLATE_NOOP("lekthi", "Version")), details->version},
             {translated(QT_TRANSLATE_NOOP("lekthi", "Runs for")), durationText(details->uptimeSeconds)},
             {translated(QT_TRANSLATE_NOOP("lekthi", "Kept on disk by")), persistenceText(*details)},
             {translated(QT_TRANSLATE_NOOP("lekthi", "Memory")), memoryText(*details)},
             {translated(QT_TRANSLATE_NOOP("lekthi", "Replicas")), QString::number(details->replicas)}});
    return facts;
}

void showTrouble(HealthLight &light, const RedisLook &look)
{
    light.standing = Standing::Warning;
    light.concern =
        translated(QT_TRANSLATE_NOOP("lekthi", "Numbers are allocated under the database lock alone: "
                                               "correct, but slower when several programs use one counter."));
    if (!look.address) {
        light.state = look.addressProblem;
        light.advice = translated(
            QT_TRANSLATE_NOOP("lekthi", "Set LEKTHI_REDIS to the address of Redis and restart the program."));
        return;
    }
    light.state = translated(QT_TRANSLATE_NOOP("lekthi", "Redis cannot be used: %1.")).arg(look.problem);
    light.advice = translated(
        QT_TRANSLATE_NOOP("lekthi", "Check whether Redis runs, accepts writes, and can be reached with this "
                                    "address and password. Programs reconnect by themselves."));
}

} // namespace

RedisLook lookAtRedis()
{
    const auto named = redisOfEnvironment();
    if (!named)
        return {std::nullopt, named.error()};
    RedisLook look{*named, {}};
    if (!look.address)
        return look;
    auto seen = redis::inspectRedis(*look.address);
    if (seen)
        look.seen = std::move(*seen);
    else
        look.problem = seen.error();
    return look;
}

HealthLight redisLight(const std::optional<RedisLook> &look)
{
    HealthLight light = lightBeingRead(u"redis"_s, u"Redis"_s);
    if (!look)
        return light;
    if (!look->address && look->addressProblem.isEmpty()) {
        light.standing = Standing::Absent;
        light.state = translated(
            QT_TRANSLATE_NOOP("lekthi", "Not set up for this window. Numbers do not depend on it: it only "
                                        "makes turns fairer when several programs use one counter."));
        return light;
    }
    if (look->address)
        light.facts = factsOf(*look);
    if (!look->seen) {
        showTrouble(light, *look);
        return light;
    }
    light.standing = Standing::Good;
    light.state = translated(QT_TRANSLATE_NOOP("lekthi", "Redis answers within %1 ms."))
                      .arg(roundTripText(*look->seen));
    if (look->seen->details && look->seen->details->mayDropLocks()) {
        light.standing = Standing::Warning;
        light.concern =
            translated(QT_TRANSLATE_NOOP("lekthi", "When its memory is full, it may drop locks. Numbers stay "
                                                   "correct, but programs slow each other down."));
        light.advice = translated(QT_TRANSLATE_NOOP(
            "lekthi", "Set maxmemory-policy to noeviction, or give the locks a Redis of their own."));
    }
    return light;
}

} // namespace lekthi::models
