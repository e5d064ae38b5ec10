#include "core/allocation/retry_policy.h"

#include <algorithm>
#include <cmath>

namespace lekthi::allocation {

namespace {

enum class RetryClass { Never, Lock, Conflict, Connection };

RetryClass classOf(store::ErrorKind kind)
{
    switch (kind) {
    case store::ErrorKind::LockTimeout:
    case store::ErrorKind::Deadlock:
    case store::ErrorKind::TooSlow:
    // Two counters that render the same numbers race for them; only waiting at random keeps them apart.
    case store::ErrorKind::Duplicate:
        return RetryClass::Lock;
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

constexpr int longestBackOffMs = 16'000; // the last step of 3.11.6.2

std::chrono::milliseconds backOff(int firstMs, int earlier, double jitter)
{
    const double delay = std::min<double>(firstMs * std::exp2(earlier), longestBackOffMs);
    return std::chrono::milliseconds(std::llround(delay * (0.5 + jitter)));
}

} // namespace

RetryPolicy::RetryPolicy(const AllocatorOptions &options)
    : m_options(options)
{
}

std::optional<std::chrono::milliseconds> RetryPolicy::afterFailure(store::ErrorKind kind, double jitter)
{
    switch (classOf(kind)) {
    case RetryClass::Lock:
        if (m_lockRetries < m_options.lockTimeoutRetries)
            return backOff(m_options.firstRetryDelayMs, m_lockRetries++, jitter);
        break;
    case RetryClass::Conflict:
        if (m_conflictRetries < m_options.versionConflictRetries) {
            ++m_conflictRetries;
            return std::chrono::milliseconds(0);
        }
        break;
    case RetryClass::Connection:
        if (m_connectionRetries < m_options.connectionRetries)
            return backOff(m_options.firstConnectionRetryDelayMs, m_connectionRetries++, jitter);
        break;
    case RetryClass::Never:
        break;
    }
    return std::nullopt;
}

} // namespace lekthi::allocation
