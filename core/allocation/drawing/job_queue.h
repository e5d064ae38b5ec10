#pragma once

#include "core/allocation/drawing/job.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>
#include <variant>

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
};

using Work = std::variant<Arrivals, KeyBatch, Revision>;
using RoutedJob = std::pair<numbering::CounterKey, Job>;

/// Lines of waiting requests: one for arrivals and one per counter. Each line is served by one worker at a
/// time, first come, first served; different lines side by side. Thread-safe.
class JobQueue
{
public:
    explicit JobQueue(int batchLimit)
        : m_batchLimit(size_t(batchLimit))
    {
    }

    void arrive(Job job);
    void arrive(Revision revision);

    /// Waits for work; nothing once the queue is closed and empty. Who takes arrivals or a batch must hand
    /// them back with finishArrivals or finishBatch.
    std::optional<Work> take();

    /// Adds to a batch that was taken what has come into its line since, up to the limit.
    void topUp(KeyBatch &batch);

    /// Puts the arrivals of the last take in line at their counters.
    void finishArrivals(std::vector<RoutedJob> routed);

    /// The counter's line may be served again. moved: requests that turned out to belong to other counters;
    /// they go back to the arrivals. Gives whether others wait in the line.
    bool finishBatch(const numbering::CounterKey &key, Jobs moved);

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
        bool beingServed = false;
    };
    struct KeyHash
    {
        size_t operator()(const numbering::CounterKey &key) const { return qHash(key); }
    };

    void wakeOthers();
    bool hasWork() const;
    bool isDrained() const;
    Work next();
    KeyBatch nextBatch();
    void enqueue(const numbering::CounterKey &key, Job job);

    const size_t m_batchLimit;

    mutable std::mutex m_mutex; // guards all below
    std::condition_variable m_changed;
    std::condition_variable m_closing;
    bool m_closed = false;
    int m_inWork = 0; // arrivals and batches that may still bring back jobs
    bool m_arrivalsBeingServed = false;
    std::deque<Job> m_arrivals;
    std::deque<Revision> m_revisions;
    std::unordered_map<numbering::CounterKey, Line, KeyHash> m_lines;
    std::deque<numbering::CounterKey> m_ready; // lines that wait and are not being served
};

} // namespace lekthi::allocation
