#pragma once

#include "core/allocation/drawing/job.h"
#include "core/store/counters/counter.h"

#include <deque>
#include <optional>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace lekthi::allocation {

/// Requests whose counter is still to be found.
struct Arrivals
{
    Jobs jobs;
};

/// Requests of one counter that one transaction may serve.
struct KeyBatch
{
    numbering::CounterKey key;
    Jobs jobs;
    quint64 turn = 0;     ///< batches of one line are numbered as they are taken
    bool isAhead = false; ///< the batch before it was still being drawn when this one was taken
    std::optional<store::Counter> expected = {}; ///< ahead: how the batch before it is to leave the counter
    bool withoutRedis = false;                   ///< as JobQueue::planned said of the batch before it
    int earlier = 0;        ///< attempts that failed for these requests together with others
    bool isUnknown = false; ///< one of those may have drawn for them after all
    bool isShort = false;   ///< of a line in which few waited
};

/// Requests of several counters in whose lines few wait, each counter once, that one transaction may serve.
struct SpreadBatch
{
    std::vector<KeyBatch> batches;
};

/// Nothing to do for so long that what is kept open for work may be closed.
struct Rest
{
};

using Work = std::variant<Arrivals, KeyBatch, SpreadBatch, Revision, Rest>;
using RoutedJob = std::pair<numbering::CounterKey, Job>;

/// Lines of waiting requests: one for arrivals and one per counter, first come, first served; different lines
/// side by side. A line is served by one worker at a time, or by two once it is known how the first one's
/// batch leaves the counter (planned).
///
/// Lines in which few wait are short: one worker takes all of them that wait, the oldest first, as far as a
/// transaction goes, and two workers at most are at them at a time, so that meanwhile more come together. A
/// line in which many wait is served by itself. Lines get their turn in the order in which they began to
/// wait, whatever their length, so that neither kind keeps the other waiting. Where short lines have waited
/// for a while nevertheless, because what others serve does not come to an end, a further worker takes them.
///
/// Who waits where and whose turn it is, and nothing else: it has no clock and wakes nobody (JobQueue does).
/// One thread at a time.
class Lines
{
public:
    /// batchLimit: requests that one transaction serves; linesTogether: counters, 1: each by itself.
    Lines(size_t batchLimit, size_t linesTogether)
        : m_batchLimit(batchLimit)
        , m_linesTogether(linesTogether)
    {
    }

    void arrive(Job job) { m_arrivals.push_back(std::move(job)); }
    void arrive(Revision revision) { m_revisions.push_back(std::move(revision)); }

    /// So many workers find something to do.
    size_t pieces(Clock::time_point now) const;
    /// One of the pieces, of which there is one at least.
    Work next(Clock::time_point now);
    /// When short lines have waited for long, so that there is a piece more, if nobody takes them before.
    std::optional<Clock::time_point> patienceEnds(Clock::time_point now) const;
    /// Neither does anything wait nor may what is in work bring back anything.
    bool isAtRest() const { return m_inWork == 0 && m_arrivals.empty(); }
    /// Requests that nobody serves yet.
    int waiting() const;

    // As the functions of JobQueue.
    void topUp(KeyBatch &batch);
    /// Gives whether there is a piece more.
    bool planned(const KeyBatch &batch, const store::Counter &after, bool withoutRedis,
                 Clock::time_point now);
    void planFailed(const KeyBatch &batch);
    bool hasItsTurn(const KeyBatch &batch) const;
    void finishArrivals(std::vector<RoutedJob> routed, Clock::time_point now);
    bool finishBatch(const KeyBatch &batch, Jobs moved, bool mayGoAhead, Clock::time_point now);
    void finishSpread(const SpreadBatch &spread, std::vector<KeyBatch> leftOver, bool isContested,
                      Clock::time_point now);

private:
    struct Line
    {
        std::deque<Job> jobs;
        std::vector<quint64> inWork;                ///< turns of the batches that were taken, oldest first
        size_t newestSize = 0;                      ///< requests in the newest of them
        std::optional<store::Counter> planned = {}; ///< how the newest of them is to leave the counter
        bool withoutRedis = false;                  ///< the newest of them
        bool mayGoAhead = true;
        bool isListed = false;  ///< in m_ready or m_ahead
        bool isShort = false;   ///< as it stands in m_ready
        bool isAlone = false;   ///< its next batch is served by itself
        size_t leftOver = 0;    ///< of the jobs, so many at the beginning are that batch; 0: as usual
        int earlier = 0;        ///< attempts at these
        bool isUnknown = false; ///< likewise
    };
    using Keys = std::deque<numbering::CounterKey>;
    struct KeyHash
    {
        size_t operator()(const numbering::CounterKey &key) const { return qHash(key); }
    };

    size_t readyPieces(Clock::time_point now) const;
    bool mayTakeShort(Clock::time_point now) const;
    size_t linesTogether(Clock::time_point now) const;
    Work nextReady(Clock::time_point now);
    SpreadBatch takeShortLines(Clock::time_point now);
    KeyBatch takeFrom(const numbering::CounterKey &key, Clock::time_point now);
    bool isShort(const Line &line) const;
    bool offer(const numbering::CounterKey &key, Line &line, Clock::time_point now);
    void ready(const numbering::CounterKey &key, Line &line, Clock::time_point now);
    bool endTurn(const KeyBatch &batch, bool mayGoAhead, Clock::time_point now);
    bool dropPlan(const KeyBatch &batch, Line &line);
    void putBack(KeyBatch batch);
    void enqueue(const numbering::CounterKey &key, Job job, Clock::time_point now);

    const size_t m_batchLimit;
    const size_t m_linesTogether;

    int m_inWork = 0; // arrivals and batches that may still bring back jobs
    bool m_arrivalsBeingServed = false;
    std::deque<Job> m_arrivals;
    std::deque<Revision> m_revisions;
    bool m_revisedLast = false; // the newest piece that was taken is a revision
    std::unordered_map<numbering::CounterKey, Line, KeyHash> m_lines;
    Keys m_ready;            // lines that wait and are not being served, in the order in which they began to
    size_t m_shortReady = 0; // of those, the short ones
    int m_shortInWork = 0;   // pieces made of short lines
    Clock::time_point m_shortSince; // when the first of the short ones began to wait
    size_t m_linesContested = 0;    // so many were taken together when somebody else came first
    Clock::time_point m_contestedAt;
    Keys m_ahead; // lines that wait while their newest batch is drawn
    quint64 m_lastTurn = 0;
};

} // namespace lekthi::allocation
