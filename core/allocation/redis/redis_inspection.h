#pragma once

#include "core/allocation/redis/lock_limits.h"
#include "core/allocation/redis/redis_address.h"

#include <QString>

#include <chrono>
#include <tl/expected.hpp>

namespace lekthi::redis {

/// One look at a Redis, for the people who look after it.
struct RedisInspection
{
    Endpoint server; ///< that answered, its host as a number; with Sentinels the master that they named
    QString role;    ///< "master", "slave": as the server says; empty if the account may not ask
    std::chrono::microseconds roundTrip{0}; ///< of one PING
};

/// Asks Redis for all that the lock needs: signs in, takes a lock of its own and gives it back. Fails with
/// the technical reason. Blocks for a few round trips, at most for some command timeouts per endpoint and for
/// the resolver of names. Any thread.
tl::expected<RedisInspection, QString> inspectRedis(const RedisAddress &address,
                                                    const LockLimits &limits = {});

} // namespace lekthi::redis
