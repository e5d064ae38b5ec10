#pragma once

#include "core/allocation/redis/lock_limits.h"
#include "core/allocation/redis/redis_address.h"
#include "core/store/session/connection_options.h"

#include <QDateTime>
#include <QString>
#include <QStringView>

#include <chrono>
#include <functional>
#include <optional>

namespace lekthi::allocation {

/// How often and after which delay one unit of work is tried again, by class of error (3.11.6.1). Delays
/// double with each retry of a class and are spread over half to one and a half of their length.
struct RetryLimits
{
    int lockTimeoutRetries = 5;
    int versionConflictRetries = 2; ///< at once
    /// Almost at once: whoever came first has finished. With writers on several nodes of a cluster each
    /// commit undoes the transactions that the others have begun on the same counter.
    int deadlockRetries = 200;
    /// Of a race for texts with a counter that prints the same ones, which somebody wins each time.
    int takenRetries = 40;
    int connectionRetries = 3;
    std::chrono::milliseconds firstLockDelay{50};
    std::chrono::milliseconds firstDeadlockDelay{1};
    std::chrono::milliseconds longestDeadlockDelay{4};
    std::chrono::milliseconds firstConnectionDelay{500}; ///< a restart of the store takes its time
    std::chrono::milliseconds longestDelay{16'000};

    bool operator==(const RetryLimits &) const = default;
};

struct AllocatorOptions
{
    int connections = 16; ///< sessions with the store at most, each with a thread of its own
    std::chrono::milliseconds restAfter{60'000}; ///< without work; then a session is closed
    int batchLimit = 500;                        ///< requests that one transaction serves
    int countersTogether = 64; ///< counters whose few requests one transaction serves; 1: each by itself
    RetryLimits retry = {};
    /// The lock that decides which process serves a counter next (3.11.5.1). An optimisation: whatever
    /// happens to it, the counter's row in the store keeps the numbers right. Empty: the database lock alone.
    std::optional<redis::RedisAddress> redis = {};
    redis::LockLimits lock = {};
    store::ConnectionOptions session = {}; ///< time limits of each session
    /// Dates requests that name no date; empty: the system's clock. Called by whoever submits, several at
    /// once.
    std::function<QDateTime()> clock = {};
};

/// Limits with a name, for settings and command lines.
enum class LimitProfile {
    Requirements,   ///< 3.11.5.1 and 3.11.6.1: the defaults above
    DecisionRecord, ///< the older ADR-002: 3 tries after 200, 400, 800 ms, lock for 3 s
};

/// The defaults with retry and lock limits of the profile.
AllocatorOptions optionsOf(LimitProfile profile);
/// "requirements", "adr-002": stable names.
QString profileName(LimitProfile profile);
std::optional<LimitProfile> profileFromName(QStringView name);

} // namespace lekthi::allocation
