#pragma once

#include "core/allocation/drawing/clock.h"
#include "core/allocation/drawing/process_lock.h"
#include "core/numbering/counter_key.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace lekthi::allocation {

/// The locks across processes of one allocator. A worker uses one at a time; a held one goes from worker to
/// worker with the line of its counter. Thread-safe.
class LockPool
{
public:
    using Lock = std::unique_ptr<ProcessLock>;

    explicit LockPool(ProcessLocks &locks); ///< which have to outlive it

    /// The one that was kept for the counter, or one that holds nothing: mine, if it is there.
    Lock take(const numbering::CounterKey &key, Lock mine);
    /// Keeps a held lock for the next batch of its counter. One per counter at a time.
    void keep(const numbering::CounterKey &key, Lock lock);
    /// Gives back what is still kept for the counter, if anything.
    void release(const numbering::CounterKey &key);
    /// Closes the connections of those that nobody uses.
    void closeIdle();

private:
    struct KeyHash
    {
        size_t operator()(const numbering::CounterKey &key) const { return qHash(key); }
    };

    ProcessLocks &m_locks;
    Mutex m_mutex; // guards all below
    std::unordered_map<numbering::CounterKey, Lock, KeyHash> m_kept;
    std::vector<Lock> m_idle;
};

} // namespace lekthi::allocation
