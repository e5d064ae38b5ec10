#pragma once

#include "core/allocation/drawing/job.h"
#include "core/store/counters/counter.h"

#include <chrono>
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
    int earlier = 0;      ///< attempts that failed for these requests together with others
    bool isShort = false; ///< of a line in which few waited
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
/// Thread-safe.
class JobQueue
{
public:
    /// batchLimit: requests that one transaction serves; linesTogether: counters, 1: each by itself.
    explicit JobQueue(int batchLimit, int linesTogether = 1)
        : m_batchLimit(size_t(batchLimit))
        , m_linesTogether(size_t(linesTogether))
    {
    }

    void arrive(Job job);
    void arrive(Revision revision);

    /// Waits for work; nothing once the queue is closed and empty. Who takes arrivals or a batch must hand
    /// them back with finishArrivals or finishBatch. Who ran out of work last is the first to get some: as
    /// few workers share it as it needs, and the others open no sessions. restAfter: when to give Rest
    /// instead; nothing from who keeps nothing open, to whom work comes last.
    std::optional<Work> take(std::optional<std::chrono::milliseconds> restAfter = {});

    /// Adds to a batch that was taken what has come into its line since, up to the limit; nothing once a
    /// later batch was taken. What was planned before is void.
    void topUp(KeyBatch &batch);

    /// The store is being asked for the batch, which is to leave the counter like that: if it is the newest
    /// of its line, the next one may be taken while it is drawn, as soon as as many wait as it has, and at
    /// least four: small batches cost more than they gain, and who waits in line can still give up.
    /// withoutRedis: the line is served without the lock in Redis.
    void planned(const KeyBatch &batch, const store::Counter &after, bool withoutRedis);
    /// What was planned for the batch did not come about: nothing more is taken ahead on it.
    void planFailed(const KeyBatch &batch);
    /// The same, and waits until the batches of the line that were taken earlier are finished.
    void waitForTurn(const KeyBatch &batch);

    /// Puts the arrivals of the last take in line at their counters.
    void finishArrivals(std::vector<RoutedJob> routed);

    /// moved: requests that turned out to belong to other counters; they go back to the arrivals. mayGoAhead:
    /// whether further batches may be taken while one that was taken ahead is drawn. Gives whether the line
    /// goes on: others wait in it or are being served.
    bool finishBatch(const KeyBatch &batch, Jobs moved, bool mayGoAhead = true);

    /// Of a SpreadBatch that was taken: what is among the leftOver stands again where it stood, first in its
    /// line, and is served by itself next time, earlier attempts counted. isContested: somebody else's
    /// transaction came first, as happens on clusters; fewer counters are taken together for a while.
    void finishSpread(const SpreadBatch &spread, std::vector<KeyBatch> leftOver, bool isContested);

    /// No more arrivals; what waits is still served.
    void close();
    bool isClosed() const;

    /// Requests that nobody serves yet.
    int waiting() const;

    /// Sleeps, but not longer than until close().
    void waitOrClose(std::chrono::milliseconds time);

private:
    struct Line
    {
        std::deque<Job> jobs;
        std::vector<quint64> inWork;                ///< turns of the batches that were taken, oldest first
        size_t newestSize = 0;                      ///< requests in the newest of them
        std::optional<store::Counter> planned = {}; ///< how the newest of them is to leave the counter
        bool withoutRedis = false;                  ///< the newest of them
        bool mayGoAhead = true;
        bool isListed = false; ///< in m_ready or m_ahead
        bool isShort = false;  ///< as it stands in m_ready
        bool isAlone = false;  ///< its next batch is served by itself
        size_t leftOver = 0;   ///< of the jobs, so many at the beginning are that batch; 0: as usual
        int earlier = 0;       ///< attempts at these
    };
    using Keys = std::deque<numbering::CounterKey>;
    struct KeyHash
    {
        size_t operator()(const numbering::CounterKey &key) const { return qHash(key); }
    };

    struct Sleeper
    {
        Condition wake;
        bool isWoken = false;
    };

    void wakeFor(size_t pieces);
    void wakeAll();
    void wakeForWork();
    size_t pieces() const;
    size_t readyPieces() const;
    bool mayTakeShort() const;
    bool isShortWatchWanted() const;
    bool sleep(Sleeper &me, Condition::Lock &lock, std::optional<std::chrono::milliseconds> restAfter);
    bool isDrained() const;
    Work next();
    Work nextReady();
    SpreadBatch takeShortLines();
    KeyBatch takeFrom(const numbering::CounterKey &key);
    bool isShort(const Line &line) const;
    bool offer(const numbering::CounterKey &key, Line &line);
    void ready(const numbering::CounterKey &key, Line &line);
    bool endTurn(const KeyBatch &batch, bool mayGoAhead);
    bool dropPlan(const KeyBatch &batch, Line &line);
    void putBack(KeyBatch batch);
    void enqueue(const numbering::CounterKey &key, Job job);
    size_t linesTogether() const;

    const size_t m_batchLimit;
    const size_t m_linesTogether;

    mutable Mutex m_mutex;             // guards all below
    std::vector<Sleeper *> m_sleepers; // who waits for work; it goes to the last of them
    size_t m_coming = 0;               // of those, who were woken and have not looked yet
    Condition m_closing;
    Condition m_finished;
    bool m_closed = false;
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
    bool m_isShortWatched = false;  // somebody wakes when they have waited for long
    size_t m_linesContested = 0;    // so many were taken together when somebody else came first
    Clock::time_point m_contestedAt;
    Keys m_ahead; // lines that wait while their newest batch is drawn
    quint64 m_lastTurn = 0;
};

} // namespace lekthi::allocation
