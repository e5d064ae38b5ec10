#pragma once

#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/drawing/draw.h"
#include "core/allocation/drawing/health_board.h"
#include "core/allocation/drawing/job_queue.h"
#include "core/allocation/drawing/line_lock.h"
#include "core/allocation/drawing/rate_notes.h"
#include "core/allocation/drawing/store_session.h"
#include "core/allocation/minutes/draw_counts.h"
#include "core/allocation/options.h"
#include "core/allocation/request/rulebook_cache.h"
#include "core/metrics/minute.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace lekthi::allocation {

/// What the workers of one allocator share; outlives them.
struct Workshop
{
    StoreDoor &door;
    AllocatorOptions options;
    JobQueue &queue;
    RulebookCache &rulebooks;
    CounterNotes &notes;
    RateNotes &rates;
    HealthBoard &board;
    ProcessLocks *redis;          ///< nullptr: the database lock alone
    LockPool *locks;              ///< of that Redis
    metrics::MinuteBook *minutes; ///< nullptr: nothing is counted
};

/// Takes work from the queue and does it with a session of its own. Made, run and destroyed in one thread.
class Worker
{
public:
    explicit Worker(const Workshop &shop);

    /// Until the queue is closed and empty.
    void run();

private:
    using Failed = std::vector<std::pair<Job, Failure>>;

    /// A batch on its way through its attempts.
    struct Serving
    {
        KeyBatch batch;
        int earlier = 0;        ///< attempts made for these requests before they were served one by one
        bool isUnknown = false; ///< whether an earlier attempt has drawn for them
        Drawn drawn = {};
        Failed failed = {};
        Jobs moved = {};
    };

    struct Outage
    {
        numbering::CounterKey key; ///< the first that had to go without Redis
        QString reason;
    };

    void serve(Arrivals arrivals);
    void serve(KeyBatch batch);
    void serve(SpreadBatch spread);
    void serve(Revision revision);
    void serve(Rest);

    /// Moves the jobs whose counter the rules tell to routed and gives back the others, each with its
    /// refusal.
    Failed route(Jobs jobs, Clock::time_point rulesFrom, std::vector<RoutedJob> &routed);

    /// Sorts the jobs of the batch into drawn, failed and moved.
    void serveTogether(Serving &serving);
    void serveOneByOne(Serving &serving, int earlier);
    void sortOut(Serving &serving, Answers answers, bool withoutRedis);
    void failAll(Serving &serving, const store::Error &error, const QStringList &attempts);

    store::Result<Answers> attempt(DrawingStore &store, Serving &serving, Attempt &context);
    store::Result<Answers> draw(DrawingStore &store, Serving &serving, Attempt &context);
    /// The rules to draw by; tells the attempt who draws.
    store::Result<std::shared_ptr<const Rulebook>> prepare(DrawingStore &store, Attempt &context);
    /// The stages of the attempt, one after the other.
    store::Result<Answers> drawInStages(DrawingStore &store, Serving &serving, const Rulebook &book,
                                        Attempt &context);
    store::Result<void> waitForTurn(KeyBatch &batch, Attempt &attempt);
    store::Result<void> takeLock(const numbering::CounterKey &key, Attempt &context);
    store::Result<void> ensureCounter(DrawingStore &store, const numbering::CounterKey &key);
    /// Of which batches nobody else in Redis has the counter: those may be served together. There is one at
    /// least.
    std::vector<bool> takeFreeLocks(const std::vector<KeyBatch> &batches, Attempt &context);
    store::Result<std::vector<std::optional<Answers>>>
    drawTogether(DrawingStore &store, const std::vector<KeyBatch> &batches, Attempt &context);
    void finish(const KeyBatch &batch, Jobs moved);
    void gather(KeyBatch &batch, const Attempt &context);
    void dropGivenUp(Jobs &jobs);

    void answer(const Job &job, Outcome outcome);
    void handOut(Drawn drawn);
    void fail(Failed failed);
    bool answerFromLedger(const Job &job, Failure &failure);
    void noteOutage(const numbering::CounterKey &key);
    void writeDown();

    const Workshop &m_shop;
    StoreSession m_session;
    DrawCounts m_counts;
    LineLock m_lock;
    std::unique_ptr<ProcessLock> m_freeLocks; ///< on several counters
    std::optional<Outage> m_outage;           ///< still to be written down
    Jobs m_givenUp;                           ///< answered by their deadline, still to be written down
};

} // namespace lekthi::allocation
