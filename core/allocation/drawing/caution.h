#pragma once

#include "core/allocation/drawing/job.h"
#include "core/numbering/counter_key.h"

#include <QHash>

#include <mutex>

namespace lekthi::allocation {

/// Remembers for a while at which counters numbers in force stood in the way, so that the next batches there
/// look before they draw. Shared by all workers of an allocator. Thread-safe.
class Caution
{
public:
    bool isAdvised(const numbering::CounterKey &key);
    /// What a batch that looked has met.
    void note(const numbering::CounterKey &key, bool metTaken);

private:
    std::mutex m_mutex; // guards all below
    QHash<numbering::CounterKey, Clock::time_point> m_until;
};

} // namespace lekthi::allocation
