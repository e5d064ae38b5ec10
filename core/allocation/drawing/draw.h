#pragma once

#include "core/allocation/drawing/job.h"
#include "core/allocation/request/rulebook.h"
#include "core/store/ledger/drawing_gateway.h"

#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace lekthi::allocation {

class CounterBatch;
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
    bool withoutRedis = false; ///< Redis is in use but unavailable: fallback_used is DB_LOCK
    int lockWaitMs = 0;        ///< spent waiting: for the lock in Redis, and for what came to nothing
    /// A batch ahead: how the one before it is to leave the counter; else the notes tell.
    std::optional<store::Counter> expected = {};
    store::Drawer drawer = {}; ///< who is signed in
};

/// One attempt at the requests of one counter, in one transaction that raises the counter, appends to the
/// ledger and commits. It goes through stages, which whoever owns the requests calls one after the other, so
/// that it can change them in between:
///
///     asExpected()  -> nothing -> takeRow() -> fromRow() -> nothing -> takeRow() -> fromRow() -> answers
///
/// each of which may also end it with answers, which stand in the order of the requests and may be handed
/// out, or with an error. The counter's row must exist (store::ensureCounter).
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
/// the second is refused, has to wait for its turn, and is done again with a look.
///
/// On an error nothing was handed out and all is rolled back; Unreachable and Cancelled leave open whether it
/// was committed, and another attempt finds out by the request ids. Used on the store's thread.
class Draw
{
public:
    /// Called just before the store is asked for numbers after which the counter is expected to stand like
    /// that.
    using Planned = std::function<void(const store::Counter &after)>;
    /// Nothing: the next stage is needed.
    using Result = store::Result<std::optional<Answers>>;

    /// notes: what the allocator remembers of its counters, or nullptr. All outlive it.
    Draw(DrawingStore &store, const numbering::CounterKey &key, const Rulebook &book, CounterNotes *notes);
    /// Rolls back what was not committed.
    ~Draw();
    Draw(const Draw &) = delete;
    Draw &operator=(const Draw &) = delete;

    /// Without the counter's row, if the notes tell how it stands and nothing has to be looked up first. What
    /// it took in vain is added to the time that the attempt has waited.
    Result asExpected(const Jobs &jobs, Attempt &attempt, const Planned &planned);
    /// Waits for the row and keeps it until fromRow() or the end.
    store::Result<void> takeRow();
    /// With the row.
    Result fromRow(const Jobs &jobs, const Attempt &attempt, const Planned &planned);

    /// Whether the store has written numbers or may have, whatever came of the attempt.
    bool mayHaveDrawn() const { return m_mayHaveDrawn; }

private:
    Result lookedUp(CounterBatch &batch, const Planned &planned);
    Result drawn(CounterBatch &batch, const store::DrawnBatch &numbers, const Planned &planned);

    DrawingStore &m_store;
    const numbering::CounterKey &m_key;
    const Rulebook &m_book;
    CounterNotes *const m_notes;
    bool m_looksFirst = false;
    bool m_mayHaveDrawn = false;
    std::optional<store::Counter> m_mistrusted; ///< a state that the store has refused to go on from
    std::optional<store::LockedCounter> m_row;
    int m_rowWaitMs = 0;
};

} // namespace lekthi::allocation
