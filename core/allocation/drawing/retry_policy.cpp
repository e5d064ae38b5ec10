#include "core/allocation/drawing/retry_policy.h"

#include <algorithm>
#include <cmath>

namespace lekthi::allocation {

namespace {

enum class RetryClass { Never, Lock, Taken, Deadlock, Conflict, Connection };

RetryClass classOf(store::ErrorKind kind)
{
    switch (kind) {
    case store::ErrorKind::Deadlock:
        return RetryClass::Deadlock;
    case store::ErrorKind::LockTimeout:
    case store::ErrorKind::TooSlow:
        return RetryClass::Lock;
    // Two counters that render the same numbers race for them; only waiting at random keeps them apart.
    case store::ErrorKind::Duplicate:
        return RetryClass::Taken;
    case store::ErrorKind::Conflict:
    case store::ErrorKind::NotFound:
        return RetryClass::Conflict;
    case store::ErrorKind::Unreachable:
    case store::ErrorKind::Busy:
        return RetryClass::Connection;
    default:
        return RetryClass::Never;
    }
}

std::chrono::milliseconds backOff(std::chrono::milliseconds first, std::chrono::milliseconds longest,
                                  int earlier, double jitter)
{
    const double delay =
        std::min<double>(double(first.count()) * std::exp2(earlier), double(longest.count()));
    return std::chrono::milliseconds(std::llround(delay * (0.5 + jitter)));
}

} // namespace

RetryPolicy::RetryPolicy(const RetryLimits &limits)
    : m_limits(limits)
{
}

std::optional<std::chrono::milliseconds> RetryPolicy::afterFailure(store::ErrorKind kind, double jitter)
{
    switch (classOf(kind)) {
    case RetryClass::Lock:
        if (m_lockRetries < m_limits.lockTimeoutRetries)
            return backOff(m_limits.firstLockDelay, m_limits.longestDelay, m_lockRetries++, jitter);
        break;
    case RetryClass::Taken:
        if (m_takenRetries < m_limits.takenRetries)
            return backOff(m_limits.firstDeadlockDelay, m_limits.firstLockDelay, m_takenRetries++, jitter);
        break;
    case RetryClass::Deadlock:
        if (m_deadlockRetries < m_limits.deadlockRetries)
            return backOff(m_limits.firstDeadlockDelay, m_limits.longestDeadlockDelay, m_deadlockRetries++,
                           jitter);
        break;
    case RetryClass::Conflict:
        if (m_conflictRetries < m_limits.versionConflictRetries) {
            ++m_conflictRetries;
            return std::chrono::milliseconds(0);
        }
        break;
    case RetryClass::Connection:
        if (m_connectionRetries < m_limits.connectionRetries)
            return backOff(m_limits.firstConnectionDelay, m_limits.longestDelay, m_connectionRetries++,
                           jitter);
        break;
    case RetryClass::Never:
        break;
    }
    return std::nullopt;
}

} // namespace lekthi::allocation
