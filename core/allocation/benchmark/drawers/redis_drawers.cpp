#include "core/allocation/benchmark/drawers/redis_drawers.h"

#include "core/allocation/redis/lock_limits.h"

#include <QUuid>

#include <thread>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using store::Result;

namespace {

constexpr auto firstRetryDelay = 100ms;
constexpr double jitter = 0.1; // 3.11.6.2
const redis::LockLimits limits;

const QByteArray compareAndDelete =
    "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";

QByteArray lockKey(const FieldCounter &counter)
{
    return "lock:" + numbering::lockName(counter.key).toUtf8();
}

QByteArray countKey(const FieldCounter &counter)
{
    return "lekthi:bench:" + QByteArray::number(counter.index);
}

store::Error redisError(const QString &detail)
{
    return {store::ErrorKind::Unreachable, 0, detail, u"Redis"_s};
}

template <class Use>
Result<void> forEachKey(const redis::RedisAddress &address, const Field &field, Use use)
{
    RedisClient client(address);
    for (const FieldCounter &counter : field.counters) {
        if (const auto done = use(client, counter); !done)
            return tl::unexpected(redisError(done.error()));
    }
    return {};
}

} // namespace

DoubleLockDrawer::DoubleLockDrawer(std::unique_ptr<store::Connection> connection, const Field &field,
                                   const redis::RedisAddress &redis)
    : StoreDrawer(std::move(connection), field)
    , m_redis(redis)
{
}

Result<Drawn> DoubleLockDrawer::draw(const FieldCounter &counter)
{
    DrawFacts facts;
    const QByteArray key = lockKey(counter);
    const QByteArray token = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    const Lock lock = acquire(key, token);
    facts.lockWaitMs = millisecondsSince(facts.begun);
    if (lock == Lock::TimedOut)
        return tl::unexpected(
            store::Error{store::ErrorKind::LockTimeout, 0, u"Redis lock"_s, QString::fromUtf8(key)});
    if (lock == Lock::Unavailable) {
        facts.databaseLock = true;
        return drawUnderRowLock(counter, facts);
    }
    auto drawn = drawByVersionWithRetries(counter, facts);
    release(key, token);
    return drawn;
}

DoubleLockDrawer::Lock DoubleLockDrawer::acquire(const QByteArray &key, const QByteArray &token)
{
    const auto deadline = std::chrono::steady_clock::now() + limits.acquisitionTimeout;
    const QByteArray lifetime = QByteArray::number(qint64(limits.timeToLive.count()));
    std::uniform_real_distribution<double> spread(1.0, 1.0 + jitter);
    for (std::chrono::duration<double, std::milli> pause = firstRetryDelay;; pause *= 2) {
        const auto reply = m_redis.run({"SET", key, token, "NX", "PX", lifetime});
        if (!reply)
            return Lock::Unavailable;
        if (!reply->isNull)
            return Lock::Held;
        const auto wait = pause * spread(m_random);
        if (std::chrono::steady_clock::now() + wait >= deadline)
            return Lock::TimedOut;
        std::this_thread::sleep_for(wait);
    }
}

void DoubleLockDrawer::release(const QByteArray &key, const QByteArray &token)
{
    // A lock that stays expires.
    [[maybe_unused]] const auto reply = m_redis.run({"EVAL", compareAndDelete, "1", key, token});
}

RedisIncrementDrawer::RedisIncrementDrawer(const redis::RedisAddress &redis)
    : m_redis(redis)
{
}

Result<Drawn> RedisIncrementDrawer::draw(const FieldCounter &counter)
{
    const auto reply = m_redis.run({"INCR", countKey(counter)});
    if (!reply)
        return tl::unexpected(redisError(reply.error()));
    return Drawn{reply->integer, 1};
}

Result<void> RedisIncrementDrawer::setKeys(const redis::RedisAddress &redis, const Field &field)
{
    return forEachKey(redis, field, [](RedisClient &client, const FieldCounter &counter) {
        return client.run({"SET", countKey(counter), QByteArray::number(counter.lastNumber)});
    });
}

Result<void> RedisIncrementDrawer::removeKeys(const redis::RedisAddress &redis, const Field &field)
{
    return forEachKey(redis, field, [](RedisClient &client, const FieldCounter &counter) {
        return client.run({"DEL", countKey(counter)});
    });
}

Result<qint64> RedisIncrementDrawer::drawnFromKeys(const redis::RedisAddress &redis, const Field &field)
{
    qint64 drawn = 0;
    const auto read = forEachKey(redis, field, [&drawn](RedisClient &client, const FieldCounter &counter) {
        return client.run({"GET", countKey(counter)}).map([&](const RedisClient::Reply &reply) {
            drawn += reply.text.toLongLong() - counter.lastNumber;
        });
    });
    return read.map([&] { return drawn; });
}

} // namespace lekthi::benchmark
