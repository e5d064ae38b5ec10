#pragma once

#include "core/allocation/redis/lock_limits.h"
#include "core/allocation/redis/redis_address.h"
#include "core/allocation/redis/redis_health.h"

#include <QString>

#include <chrono>
#include <memory>
#include <optional>

namespace lekthi::redis {

/// What all sessions of one allocator know of their Redis: whether it may be asked. Once it failed nobody
/// asks it until a probe of its own finds it well again; the probe's thread lives only that long.
/// Thread-safe.
class LockService
{
public:
    LockService(RedisAddress address, LockLimits limits);
    ~LockService();
    LockService(const LockService &) = delete;
    LockService &operator=(const LockService &) = delete;

    RedisHealth health() const;

    /// Why Redis went down, given to one asker per outage: for the one row of document_number_errors.
    std::optional<QString> takeOutageReport();

private:
    friend class CounterLock;
    class Private;
    std::unique_ptr<Private> d;
};

/// The lock on one counter (3.11.5.1): key, TTL, token, compare-and-delete. Interoperates with every service
/// that takes the same key with SET NX PX. Processes that wait are woken when it is released, in the order in
/// which they came; jittered polling finds locks that expired or that others released.
///
/// One object per thread, with a connection of its own that is opened on first use.
class CounterLock
{
public:
    enum class Taken {
        Held,
        Unavailable, ///< Redis cannot be asked: go on with the database lock; found within 250 ms
        TimedOut,    ///< somebody else kept it for the whole acquisition timeout, or until the deadline
    };

    explicit CounterLock(LockService &service);
    ~CounterLock(); ///< releases
    CounterLock(const CounterLock &) = delete;
    CounterLock &operator=(const CounterLock &) = delete;

    /// name: numbering::lockName(key). Call only while nothing is held.
    Taken take(const QString &name, std::optional<std::chrono::steady_clock::time_point> deadline = {});

    /// Gives the lock to who waits longest. Never deletes a lock that expired and that somebody else took.
    /// Does not wait for the answer. Does nothing while nothing is held.
    void release();

    /// How long the lock is still certain to be held, drift taken off; zero or less: expired.
    std::chrono::milliseconds validity() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace lekthi::redis
