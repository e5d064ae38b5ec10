#pragma once

#include "core/allocation/benchmark/drawers/drawer.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <semaphore>
#include <thread>
#include <vector>

namespace lekthi::benchmark {

/// A few sessions, each with its thread, that many callers share: whoever comes first is served first.
class SessionPool
{
public:
    SessionPool(DrawerFactory factory, int sessions);
    ~SessionPool();
    SessionPool(const SessionPool &) = delete;
    SessionPool &operator=(const SessionPool &) = delete;

    /// Waits until all sessions are open, or gives why one could not be opened.
    store::Result<void> open();

    /// Waits for its turn and for the number. Any thread; after open() only.
    store::Result<Drawn> draw(const FieldCounter &counter);

private:
    struct Turn
    {
        const FieldCounter *counter;
        store::Result<Drawn> outcome = Drawn{};
        std::binary_semaphore done{0};
    };

    void serve();
    Turn *nextTurn();
    void reportOpened(const store::Result<void> &opened);

    DrawerFactory m_factory;
    int m_sessions;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Turn *> m_turns;
    int m_opened = 0; ///< or failed
    store::Result<void> m_outcome;
    bool m_closed = false;
    std::vector<std::thread> m_threads;
};

} // namespace lekthi::benchmark
