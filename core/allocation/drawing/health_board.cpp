#include "core/allocation/drawing/health_board.h"

namespace lekthi::allocation {

void HealthBoard::sessionOpened()
{
    const std::lock_guard lock(m_mutex);
    ++m_health.sessions;
    if (m_health.storeReachable)
        return;
    m_health.storeReachable = true;
    m_health.storeProblem.clear();
    m_health.storeSince = QDateTime::currentDateTimeUtc();
}

void HealthBoard::sessionClosed()
{
    const std::lock_guard lock(m_mutex);
    --m_health.sessions;
}

void HealthBoard::storeFailed(const store::Error &error)
{
    const std::lock_guard lock(m_mutex);
    if (m_health.storeReachable)
        m_health.storeSince = QDateTime::currentDateTimeUtc();
    m_health.storeReachable = false;
    m_health.storeProblem = error.detail;
}

void HealthBoard::retried()
{
    const std::lock_guard lock(m_mutex);
    ++m_health.retries;
}

void HealthBoard::drew(qint64 numbers, bool withoutRedis)
{
    const std::lock_guard lock(m_mutex);
    m_health.drawn += numbers;
    if (withoutRedis)
        m_health.fallbacks += numbers;
}

AllocatorHealth HealthBoard::read() const
{
    const std::lock_guard lock(m_mutex);
    return m_health;
}

} // namespace lekthi::allocation
