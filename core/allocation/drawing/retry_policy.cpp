#include "core/allocation/drawing/retry_policy.h"

#include <algorithm>
#include <cmath>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostAtEachEnd = 10; // of the attempts that are told
constexpr int longestLine = 400;

enum class RetryClass { Never, Lock, Taken, Deadlock, Conflict, Connection };

RetryClass classOf(store::ErrorKind kind)
{
    switch (kind) {
    case store::ErrorKind::Deadlock:
        return RetryClass::Deadlock;
    case store::ErrorKind::LockTimeout:
    case store::ErrorKind::TooSlow:
    // Of a batch: whoever has it ended means a session of the server, and none of the callers.
    case store::ErrorKind::Cancelled:
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

void RetryPolicy::note(const store::Error &error)
{
    const QString line =
        u"%1: %2: %3"_s
            .arg(QString::number(++m_noted), store::kindName(error.kind), error.detail.simplified())
            .left(longestLine);
    if (m_first.size() < mostAtEachEnd) {
        m_first.append(line);
        return;
    }
    if (m_last.size() == mostAtEachEnd)
        m_last.removeFirst();
    m_last.append(line);
}

QStringList RetryPolicy::attempts() const
{
    const int leftOut = m_noted - int(m_first.size() + m_last.size());
    return leftOut > 0 ? m_first + QStringList{u"... %1 more"_s.arg(leftOut)} + m_last : m_first + m_last;
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
