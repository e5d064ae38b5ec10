#pragma once

#include "core/allocation/drawing/job.h"
#include "core/allocation/request/rulebook.h"
#include "core/store/ledger/drawing_gateway.h"

#include <functional>
#include <utility>
#include <variant>
#include <vector>

namespace lekthi::allocation {

class CounterNotes;
class DrawingStore;

/// The request belongs to another counter than was thought: its template's period changed.
struct OtherCounter
{
};

/// What became of one request of a batch.
using Answer = std::variant<QList<Allocation>, Failure, OtherCounter>;
using Answers = std::vector<Answer>;

/// Requests with the numbers that they got.
using Drawn = std::vector<std::pair<Job, QList<Allocation>>>;

/// What the ledger tells of the way to this attempt.
struct Attempt
{
    int earlier = 0; ///< attempts that failed before this one; above 0 the outcome of the last may be
                     ///< unknown
    bool withoutRedis = false;     ///< Redis is in use but unavailable: fallback_used is DB_LOCK
    int lockWaitMs = 0;            ///< spent waiting for the lock in Redis
    store::Drawer drawer = {};     ///< who is signed in; the store is asked if no account is given
    CounterNotes *notes = nullptr; ///< what the allocator remembers of its counters; outlives the call
    /// Called just before the store is asked for numbers after which the notes expect the counter to stand
    /// as planned.
    std::function<void()> planned = {};
    /// Called before the counter's row is taken, unless its state is expected: waits for whoever comes first
    /// and tells the attempt how that went.
    std::function<store::Result<void>(Attempt &attempt)> waitForTurn = {};
    /// Called once the counter's row was taken, for which it may have waited: may change the jobs.
    std::function<void()> gather = {};
};

/// Serves requests of one counter in one transaction: takes the counter's row, renders, raises the counter,
/// appends to the ledger, commits. The row must exist (store::ensureCounter). Answers stand in the order of
/// jobs, as attempt.gather left them, and may be handed out.
///
/// A first attempt leaves it to the store to refuse a request id that was served or a number that is in
/// force; if the notes tell how the counter stands, it does not even look at the counter before it raises it.
/// If the store refuses, all is rolled back and done again with a look first. So does an attempt after a
/// failed one. Where nothing was looked at, nobody was waited for but for the lock in Redis, and lock_wait_ms
/// in the ledger counts that alone.
///
/// A batch may rest on the state in which the notes expect another one to leave the counter that is still
/// being drawn. Then it is written only if the counter stands so: the store compares version and number under
/// the counter's row lock, for which it lets the second wait until the first has committed or was undone. The
/// numbers of a batch follow from the counter's number and the rules alone, and the store links its rows to
/// whatever stands before them. So it does not matter whose batch brought the counter there; whatever became
/// of the answer to the first, the second one's is right. In the log of the server the commit of the first
/// comes before that of the second, so that no crash keeps the second alone. If the counter stands otherwise,
/// the second is refused, waits for its turn, and is done again with a look.
///
/// On an error nothing was handed out and all is rolled back; Unreachable leaves open whether it was
/// committed, and the same call again finds out by the request ids.
store::Result<Answers> drawBatch(DrawingStore &store, const numbering::CounterKey &key, const Jobs &jobs,
                                 const Rulebook &book, const Attempt &attempt);

} // namespace lekthi::allocation
