#pragma once

#include "core/allocation/redis/lock_limits.h"
#include "core/allocation/redis/redis_address.h"

#include <QString>

#include <chrono>
#include <optional>
#include <tl/expected.hpp>

namespace lekthi::redis {

/// What Redis says of itself.
struct RedisDetails
{
    QString version;
    qint64 uptimeSeconds = 0;
    qint64 usedBytes = 0;
    qint64 memoryLimit = 0;     ///< bytes; 0: none
    QString memoryPolicy;       ///< "noeviction": keys with an expiry are never dropped early
    bool appendsToFile = false; ///< AOF
    bool savesFailed = false;   ///< the last snapshot (RDB) or the last write of the AOF went wrong
    int replicas = 0;

    /// Whether a full memory makes it forget locks.
    bool mayDropLocks() const;
};

/// One look at a Redis, for the people who look after it.
struct RedisInspection
{
    Endpoint server; ///< that answered, its host as a number; with Sentinels the master that they named
    QString role;    ///< "master", "slave": as the server says; empty if the account may not ask
    std::chrono::microseconds roundTrip{0};   ///< of one PING
    std::optional<RedisDetails> details = {}; ///< nothing: the account may not ask (INFO)
};

/// Asks Redis for all that the lock needs: signs in, takes a lock of its own and gives it back. Fails with
/// the technical reason. Blocks for a few round trips, at most for some command timeouts per endpoint and for
/// the resolver of names. Any thread.
tl::expected<RedisInspection, QString> inspectRedis(const RedisAddress &address,
                                                    const LockLimits &limits = {});

} // namespace lekthi::redis
