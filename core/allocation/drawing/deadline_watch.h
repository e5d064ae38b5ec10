#pragma once

#include "core/allocation/drawing/job.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace lekthi::allocation {

/// Tells tickets when their time is up. Its thread is started by the first deadline and sleeps until the
/// next one. Thread-safe.
class DeadlineWatch
{
public:
    DeadlineWatch() = default;
    ~DeadlineWatch(); ///< whoever still waits is not told
    DeadlineWatch(const DeadlineWatch &) = delete;
    DeadlineWatch &operator=(const DeadlineWatch &) = delete;

    /// The ticket gives up with LOCK_TIMEOUT at the deadline unless it was answered before.
    void watch(Clock::time_point deadline, const std::shared_ptr<Ticket> &ticket);

private:
    struct Entry
    {
        Clock::time_point deadline;
        std::weak_ptr<Ticket> ticket;
    };

    void run();
    void dropAnswered();
    std::vector<std::shared_ptr<Ticket>> takeExpired();

    std::mutex m_mutex; // guards all below
    std::condition_variable m_changed;
    std::vector<Entry> m_entries; // a heap, the nearest deadline first
    size_t m_sweepAt = 1024;
    bool m_ending = false;
    std::thread m_thread;
};

} // namespace lekthi::allocation
