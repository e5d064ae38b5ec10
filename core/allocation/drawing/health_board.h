#pragma once

#include "core/allocation/drawing/clock.h"
#include "core/allocation/health.h"
#include "core/store/session/error.h"

namespace lekthi::allocation {

/// Where the workers of an allocator write down how they fare. Thread-safe.
class HealthBoard
{
public:
    void sessionOpened();
    void sessionClosed();
    void storeFailed(const store::Error &error);
    void retried();
    void drew(qint64 numbers, bool withoutRedis);

    /// Without Redis and without the requests that wait, which others know.
    AllocatorHealth read() const;

private:
    mutable Mutex m_mutex; // guards the rest
    AllocatorHealth m_health;
};

} // namespace lekthi::allocation
