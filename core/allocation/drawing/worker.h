#pragma once

#include "core/allocation/drawing/draw.h"
#include "core/allocation/drawing/job_queue.h"
#include "core/allocation/drawing/store_session.h"
#include "core/allocation/options.h"
#include "core/allocation/request/rulebook_cache.h"

#include <QSet>

#include <utility>
#include <vector>

namespace lekthi::allocation {

/// Takes work from the queue and does it with a session of its own. Made, run and destroyed in one thread.
class Worker
{
public:
    Worker(const store::Address &address, const AllocatorOptions &options, JobQueue &queue,
           RulebookCache &rulebooks);

    /// Until the queue is closed and empty.
    void run();

private:
    using Failed = std::vector<std::pair<Job, Failure>>;

    void serve(Arrivals arrivals);
    void serve(KeyBatch batch);
    void serve(Revision revision);

    /// Moves the jobs whose counter the rules tell to routed and gives back the others, each with its
    /// refusal.
    Failed route(Jobs jobs, Clock::time_point rulesFrom, std::vector<RoutedJob> &routed);

    /// Adds to failed and moved what found no number; everybody else is answered.
    void serveTogether(const numbering::CounterKey &key, Jobs jobs, Failed &failed, Jobs &moved);
    store::Result<Answers> attempt(store::Connection &connection, const numbering::CounterKey &key,
                                   const Jobs &jobs, int earlierAttempts);

    void fail(Failed failed);
    bool answerFromLedger(const Job &job, const Failure &failure);

    AllocatorOptions m_options;
    JobQueue &m_queue;
    RulebookCache &m_rulebooks;
    StoreSession m_session;
    QSet<numbering::CounterKey> m_existing; ///< counters whose row is known to exist
};

} // namespace lekthi::allocation
