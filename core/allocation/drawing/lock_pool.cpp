#include "core/allocation/drawing/lock_pool.h"

#include <utility>

namespace lekthi::allocation {

LockPool::LockPool(ProcessLocks &locks)
    : m_locks(locks)
{
}

LockPool::Lock LockPool::take(const numbering::CounterKey &key, Lock mine)
{
    const std::lock_guard lock(m_mutex);
    if (auto kept = m_kept.extract(key)) {
        if (mine)
            m_idle.push_back(std::move(mine));
        return std::move(kept.mapped());
    }
    if (mine)
        return mine;
    if (m_idle.empty())
        return m_locks.make();
    mine = std::move(m_idle.back());
    m_idle.pop_back();
    return mine;
}

void LockPool::keep(const numbering::CounterKey &key, Lock lock)
{
    const std::lock_guard guard(m_mutex);
    m_kept.insert_or_assign(key, std::move(lock));
}

void LockPool::closeIdle()
{
    std::vector<Lock> idle;
    const std::lock_guard lock(m_mutex);
    idle.swap(m_idle); // to be closed once nobody has to wait for that
}

void LockPool::release(const numbering::CounterKey &key)
{
    const std::lock_guard lock(m_mutex);
    auto kept = m_kept.extract(key);
    if (!kept)
        return;
    kept.mapped()->release();
    m_idle.push_back(std::move(kept.mapped()));
}

} // namespace lekthi::allocation
