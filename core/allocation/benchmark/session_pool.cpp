#include "core/allocation/benchmark/session_pool.h"

namespace lekthi::benchmark {

SessionPool::SessionPool(DrawerFactory factory, int sessions)
    : m_factory(std::move(factory))
    , m_sessions(sessions)
{
}

SessionPool::~SessionPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
    }
    m_changed.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
}

store::Result<void> SessionPool::open()
{
    for (int i = 0; i < m_sessions; ++i)
        m_threads.emplace_back([this] { serve(); });
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_opened == m_sessions; });
    return m_outcome;
}

store::Result<Drawn> SessionPool::draw(const FieldCounter &counter)
{
    Turn turn{.counter = &counter};
    {
        const std::lock_guard lock(m_mutex);
        m_turns.push_back(&turn);
    }
    m_changed.notify_one();
    turn.done.acquire();
    return std::move(turn.outcome);
}

void SessionPool::serve()
{
    const auto drawer = m_factory();
    reportOpened(drawer.map([](const auto &) {}));
    if (!drawer)
        return;
    while (Turn *turn = nextTurn()) {
        turn->outcome = (*drawer)->draw(*turn->counter);
        turn->done.release();
    }
}

SessionPool::Turn *SessionPool::nextTurn()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_closed || !m_turns.empty(); });
    if (m_turns.empty())
        return nullptr;
    Turn *turn = m_turns.front();
    m_turns.pop_front();
    return turn;
}

void SessionPool::reportOpened(const store::Result<void> &opened)
{
    {
        const std::lock_guard lock(m_mutex);
        ++m_opened;
        if (!opened)
            m_outcome = opened;
    }
    m_changed.notify_all();
}

} // namespace lekthi::benchmark
