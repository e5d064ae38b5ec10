#pragma once

#include "core/allocation/drawing/draw.h"
#include "core/allocation/drawing/process_lock.h"
#include "core/allocation/failure.h"
#include "core/metrics/minute.h"

namespace lekthi::allocation {

/// What a worker counts for the minute rows (3.11.10.1). Any thread; the book outlives it.
class DrawCounts
{
public:
    /// nullptr: nothing is counted.
    explicit DrawCounts(metrics::MinuteBook *minutes)
        : m_minutes(minutes)
    {
    }

    /// A lock in Redis that was waited for, had or not.
    void lock(const numbering::CounterKey &key, ProcessLock::Taken taken, Clock::duration waited);
    /// Numbers that are in the ledger, with the time from their requests until now.
    void drawn(const numbering::CounterKey &key, const Drawn &drawn);
    void failed(const Request &request, const Failure &failure);

private:
    metrics::MinuteBook *m_minutes;
};

} // namespace lekthi::allocation
