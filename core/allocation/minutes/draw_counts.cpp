#include "core/allocation/minutes/draw_counts.h"

namespace lekthi::allocation {

using namespace Qt::StringLiterals;

namespace {

/// The store counts only of what there is.
metrics::Subject subjectOf(const Request &request, const Failure &failure)
{
    if (failure.fault == ValidationFault::ProjectUnknown || failure.fault == ValidationFault::TypeUnknown)
        return {};
    return {request.projectId.value_or(0), request.correspondenceTypeId};
}

} // namespace

void DrawCounts::lock(const numbering::CounterKey &key, ProcessLock::Taken taken, Clock::duration waited)
{
    if (!m_minutes)
        return;
    metrics::Tally tally;
    if (taken == ProcessLock::Taken::Held)
        tally.lockWait.add(std::chrono::duration_cast<metrics::Histogram::Duration>(waited));
    else
        ++tally.lockFailures[taken == ProcessLock::Taken::TimedOut ? u"timeout"_s : u"unavailable"_s];
    m_minutes->add({key.projectId, key.correspondenceTypeId}, tally);
}

void DrawCounts::drawn(const numbering::CounterKey &key, const Drawn &drawn)
{
    if (!m_minutes || drawn.empty())
        return;
    metrics::Tally tally;
    const auto now = Clock::now();
    for (const auto &[job, allocations] : drawn) {
        tally.duration.add(std::chrono::duration_cast<metrics::Histogram::Duration>(now - job.submitted));
        tally.retries.add(allocations.isEmpty() ? 0 : allocations.first().retryCount);
        tally.numbers += allocations.size();
        for (const Allocation &allocation : allocations) {
            tally.fallbacks += allocation.fallback != store::Fallback::None ? 1 : 0;
            tally.skipped += allocation.skipped.size();
        }
    }
    m_minutes->add({key.projectId, key.correspondenceTypeId}, tally);
}

void DrawCounts::failed(const Request &request, const Failure &failure)
{
    if (!m_minutes)
        return;
    metrics::Tally tally;
    tally.errors[codeName(failure.code)] = 1;
    m_minutes->add(subjectOf(request, failure), tally);
}

} // namespace lekthi::allocation
