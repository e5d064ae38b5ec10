#pragma once

#include "core/allocation/drawing/job.h"
#include "core/allocation/drawing/lock_pool.h"

#include <chrono>
#include <optional>

namespace lekthi::allocation {

/// What a worker holds in Redis for the line of a counter that it serves (3.11.5.1). Where batch follows
/// batch, the lock stays with the line, for whichever worker serves it next; and where one follows soon
/// behind the other, it lingers for that. Does nothing without a pool. Used by one thread only.
class LineLock
{
public:
    /// How long it lingers.
    static constexpr std::chrono::milliseconds lingering{2};

    /// pool: nullptr without Redis; else it has to outlive it, as the source of its locks has.
    explicit LineLock(LockPool *pool);

    /// A batch of the counter is begun. isAhead: what the line has is still used by the batch before it.
    void begin(const numbering::CounterKey &key, bool isAhead);
    /// The batch before has ended: what it has left for the line is used from now on.
    void takeOver(const numbering::CounterKey &key);

    /// Takes the lock unless what the line has is good for another transaction, longer than for enough;
    /// nothing: it is, or there is no pool. Blocks as CounterLock::take does.
    std::optional<ProcessLock::Taken> take(const numbering::CounterKey &key,
                                           std::chrono::milliseconds enough);
    /// Asks whether others wait, where it is likely that the lock is wanted again: by a batch of so many, or
    /// in a series now and then.
    void lookForOthers(size_t jobs);
    /// As CounterLock::passOn.
    bool passOn();
    /// After a failed attempt.
    void release();

    /// The batch has ended: keeps the lock for the line, or releases it. Gives whether the line may be served
    /// ahead: with a lock that is kept, or where there was none.
    bool leaveToLine(const numbering::CounterKey &key);
    /// The line has ended, after leaveToLine(): nothing is kept for it, unless the lock lingers.
    void endLine(const numbering::CounterKey &key);

    /// The callers of the last batch have their answers.
    void answered();

    bool isLingering() const { return m_lingering.has_value(); }
    /// Lingers no more.
    void letGo();

    /// Whether a connection may be open.
    bool isOpen() const { return m_lock != nullptr; }
    /// Closes the connection, and all others that nobody uses.
    void close();

private:
    LockPool *const m_pool;
    LockPool::Lock m_lock;
    bool m_isKept = false;                            ///< by leaveToLine, the last time
    bool m_isInSeries = false;                        ///< the batch at hand came soon behind the last one
    bool m_isSingle = false;                          ///< the batch at hand has one request
    std::optional<numbering::CounterKey> m_lingering; ///< whose lock waits in the pool
    std::optional<numbering::CounterKey> m_last;      ///< the counter of the batch that was begun last
    Clock::time_point m_answered;
};

} // namespace lekthi::allocation
