#pragma once

#include "core/allocation/options.h"
#include "core/store/session/error.h"

#include <QStringList>

#include <chrono>
#include <optional>

namespace lekthi::allocation {

/// Decides whether one unit of work is tried again (3.11.6.1). Counts the attempts per class of error; one
/// object per unit of work. Not thread-safe.
class RetryPolicy
{
public:
    explicit RetryPolicy(const RetryLimits &limits);

    /// How long to wait before the next attempt, or nothing: give up. jitter is a random value from 0 up to
    /// 1; delays double with each attempt of a class and are spread over half to one and a half of their
    /// length.
    std::optional<std::chrono::milliseconds> afterFailure(store::ErrorKind kind, double jitter);

    /// Remembers what an attempt ended with, for attempts().
    void note(const store::Error &error);

    /// What the attempts ended with, one technical line each, oldest first: "1: LOCK_TIMEOUT: ...". Of very
    /// many only the first and the last, with a line between them that says how many are left out.
    QStringList attempts() const;

    /// Attempts that were granted since somebody else's transaction came first.
    int deadlockRetries() const { return m_deadlockRetries; }

    /// Attempts that were granted so far.
    int retries() const
    {
        return m_lockRetries + m_takenRetries + m_deadlockRetries + m_conflictRetries + m_connectionRetries;
    }

private:
    RetryLimits m_limits;
    int m_lockRetries = 0;
    int m_takenRetries = 0;
    int m_deadlockRetries = 0;
    int m_conflictRetries = 0;
    int m_connectionRetries = 0;
    int m_noted = 0;
    QStringList m_first; ///< lines of attempts()
    QStringList m_last;
};

} // namespace lekthi::allocation
