#include "core/allocation/drawing/line_lock.h"

#include <utility>

namespace lekthi::allocation {

LineLock::LineLock(LockPool *pool)
    : m_pool(pool)
{
}

void LineLock::begin(const numbering::CounterKey &key, bool isAhead)
{
    if (m_lingering != key)
        letGo();
    m_lingering.reset();
    m_isInSeries = m_last == key && Clock::now() - m_answered < lingering;
    m_last = key;
    if (!isAhead)
        takeOver(key);
}

void LineLock::takeOver(const numbering::CounterKey &key)
{
    if (m_pool)
        m_lock = m_pool->take(key, std::move(m_lock));
}

std::optional<ProcessLock::Taken> LineLock::take(const numbering::CounterKey &key,
                                                 std::chrono::milliseconds enough)
{
    // Not so if this program was stopped since it was kept.
    if (!m_lock || m_lock->validity() > enough)
        return std::nullopt;
    m_lock->release();
    return m_lock->take(numbering::lockName(key));
}

void LineLock::lookForOthers(size_t jobs)
{
    m_isSingle = jobs == 1;
    if (m_lock && (m_isSingle ? m_isInSeries && !m_lock->isAlone() : jobs > 1))
        m_lock->lookForOthers();
}

bool LineLock::passOn()
{
    return m_lock && m_lock->passOn();
}

void LineLock::release()
{
    if (m_lock)
        m_lock->release();
}

bool LineLock::leaveToLine(const numbering::CounterKey &key)
{
    const bool held = m_lock && m_lock->validity().count() > 0;
    m_isKept = m_lock && m_lock->mayKeep();
    if (m_isKept) {
        if (!m_isSingle)
            m_lock->lookForOthers();
        m_pool->keep(key, std::move(m_lock));
    } else {
        release();
    }
    return m_isKept || !held;
}

void LineLock::endLine(const numbering::CounterKey &key)
{
    if (!m_pool)
        return;
    if (m_isKept && m_isInSeries)
        m_lingering = key;
    else
        m_pool->release(key); // what an earlier batch has left meanwhile, too
}

void LineLock::answered()
{
    m_answered = Clock::now();
}

void LineLock::letGo()
{
    if (const auto key = std::exchange(m_lingering, std::nullopt))
        m_pool->release(*key);
}

void LineLock::close()
{
    m_lock.reset();
    if (m_pool)
        m_pool->closeIdle();
}

} // namespace lekthi::allocation
