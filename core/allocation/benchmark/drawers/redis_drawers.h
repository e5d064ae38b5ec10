#pragma once

#include "core/allocation/benchmark/drawers/redis_client.h"
#include "core/allocation/benchmark/drawers/store_drawers.h"

#include <random>

namespace lekthi::benchmark {

/// The requirements as they are written: a lock in Redis that is asked for again after 100 ms and then ever
/// longer, 10 s at most (3.11.5.1), under it the version check (3.11.5.2), one number a transaction; the row
/// lock where Redis cannot be reached (3.11.6.1).
class DoubleLockDrawer : public StoreDrawer
{
public:
    DoubleLockDrawer(std::unique_ptr<store::Connection> connection, const Field &field,
                     const redis::RedisAddress &redis);
    store::Result<Drawn> draw(const FieldCounter &counter) override;

private:
    enum class Lock { Held, TimedOut, Unavailable };
    Lock acquire(const QByteArray &key, const QByteArray &token);
    void release(const QByteArray &key, const QByteArray &token);

    RedisClient m_redis;
    std::minstd_rand m_random{std::random_device{}()};
};

/// INCR and nothing else.
class RedisIncrementDrawer : public Drawer
{
public:
    explicit RedisIncrementDrawer(const redis::RedisAddress &redis);
    store::Result<Drawn> draw(const FieldCounter &counter) override;

    /// Brings each counter's key to where the counter stands.
    static store::Result<void> setKeys(const redis::RedisAddress &redis, const Field &field);
    static store::Result<void> removeKeys(const redis::RedisAddress &redis, const Field &field);
    /// How many numbers the keys gave since setKeys.
    static store::Result<qint64> drawnFromKeys(const redis::RedisAddress &redis, const Field &field);

private:
    RedisClient m_redis;
};

} // namespace lekthi::benchmark
