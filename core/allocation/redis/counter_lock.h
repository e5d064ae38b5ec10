#pragma once

#include "core/allocation/redis/lock_limits.h"
#include "core/allocation/redis/redis_address.h"
#include "core/allocation/redis/redis_health.h"

#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace lekthi::redis {

class Availability;

/// What all sessions of one allocator know of their Redis: whether it may be asked. Once it failed nobody
/// asks it until a probe of its own finds it well again; the probe's thread lives only that long.
/// Thread-safe.
class LockService
{
public:
    /// Asks nothing yet: the first lock that is taken does.
    LockService(RedisAddress address, LockLimits limits);
    /// Outlive by it all of its locks.
    ~LockService();
    LockService(const LockService &) = delete;
    LockService &operator=(const LockService &) = delete;

    RedisHealth health() const;

    /// Why Redis went down, given to one asker per outage: for the one row of document_number_errors.
    std::optional<QString> takeOutageReport();

private:
    friend class CounterLock;
    std::shared_ptr<Availability> d;
};

/// The lock on a counter (3.11.5.1): key, TTL, token, compare-and-delete. Interoperates with every service
/// that takes the same key with SET NX PX. Processes that wait are woken when it is released, in the order in
/// which they came; jittered polling finds locks that expired or that others released. While it is busy it is
/// left free for a moment now and then, so that services which only poll get their share.
///
/// One thread at a time. Has a connection of its own that is opened on first use. Raises no SIGPIPE and
/// changes no signal handling. Needs Redis 6.0.6.
class CounterLock
{
public:
    enum class Taken {
        Held,
        Unavailable, ///< Redis cannot be asked: go on with the database lock; found within 250 ms of its
                     ///< failing
        TimedOut,    ///< somebody else kept it for the whole acquisition timeout, or until the deadline
    };

    explicit CounterLock(LockService &service);
    ~CounterLock(); ///< releases
    CounterLock(const CounterLock &) = delete;
    CounterLock &operator=(const CounterLock &) = delete;

    /// name: numbering::lockName(key); the key in Redis is "lock:" and the name (3.11.5.1). Call only while
    /// nothing is held. Costs nothing while Redis is known to be down.
    Taken take(const QString &name, std::optional<std::chrono::steady_clock::time_point> deadline = {});

    /// How many takeFree() takes at most.
    static constexpr int mostAtOnce = 64;

    /// For one short transaction that serves several counters: takes, in one round trip and in the order of
    /// the names, the locks that nobody holds and nobody waits for. Gives which these are; nothing:
    /// Unavailable. Waits for nobody and joins no line, so that holders never wait for each other. All are
    /// released together, and none of them is kept or passed on. Call only while nothing is held.
    std::optional<std::vector<bool>> takeFree(const QStringList &names);

    /// Asks whether others wait for what is held; mayKeep() hears the answer. Does nothing where that is
    /// known or nothing is held.
    void lookForOthers();

    /// Whether nobody waited for what is held 4 ms ago or less: to ask at each of many short transactions
    /// would cost more than it tells.
    bool isAlone() const;

    /// Whether what is held may be held for another transaction instead of being released and taken again:
    /// nobody waited when lookForOthers() was called since it was taken or kept, or isAlone(), nobody has
    /// polled lately, and it was taken less than 100 ms ago, for those that poll unseen.
    bool mayKeep();

    /// Gives the lock to who waits longest in line already now, if others were there when it was taken: for a
    /// holder that has the counter's row and keeps the next one waiting there. Who only polls gets nothing,
    /// since it relies on what it reads. Still to be released. Gives whether anybody may have got it.
    bool passOn();

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
