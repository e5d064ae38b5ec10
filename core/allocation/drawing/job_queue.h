#pragma once

#include "core/allocation/drawing/lines.h"

#include <chrono>
#include <optional>
#include <vector>

namespace lekthi::allocation {

/// The lines, as the threads of workers share them: who has nothing to do sleeps here and is woken for work.
/// Thread-safe.
class JobQueue
{
public:
    /// batchLimit: requests that one transaction serves; linesTogether: counters, 1: each by itself.
    explicit JobQueue(int batchLimit, int linesTogether = 1)
        : m_lines(size_t(batchLimit), size_t(linesTogether))
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
    struct Sleeper
    {
        Condition wake;
        bool isWoken = false;
    };

    void wakeFor(size_t pieces);
    void wakeAll();
    void wakeForWork();
    size_t pieces() const { return m_lines.pieces(Clock::now()); }
    bool isShortWatchWanted() const;
    bool sleep(Sleeper &me, Condition::Lock &lock, std::optional<std::chrono::milliseconds> restAfter);

    mutable Mutex m_mutex; // guards all below
    Lines m_lines;
    std::vector<Sleeper *> m_sleepers; // who waits for work; it goes to the last of them
    size_t m_coming = 0;               // of those, who were woken and have not looked yet
    bool m_isShortWatched = false;     // somebody wakes when short lines have waited for long
    Condition m_closing;
    Condition m_finished;
    bool m_closed = false;
};

} // namespace lekthi::allocation
