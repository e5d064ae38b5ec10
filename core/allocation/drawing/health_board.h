#pragma once

#include "core/allocation/health.h"
#include "core/store/session/error.h"

#include <mutex>

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
    mutable std::mutex m_mutex; // guards the rest
    AllocatorHealth m_health;
};

} // namespace lekthi::allocation
