#include "core/allocation/drawing/job_queue.h"

#include <utility>

namespace lekthi::allocation {

void JobQueue::arrive(Job job)
{
    const std::lock_guard lock(m_mutex);
    m_lines.arrive(std::move(job));
    wakeFor(pieces());
}

void JobQueue::arrive(Revision revision)
{
    const std::lock_guard lock(m_mutex);
    m_lines.arrive(std::move(revision));
    wakeFor(pieces());
}

std::optional<Work> JobQueue::take(std::optional<std::chrono::milliseconds> restAfter)
{
    std::unique_lock lock(m_mutex);
    auto now = Clock::now(); // one moment for both: the lines count by it what there is
    while (m_lines.pieces(now) == 0) {
        if (m_closed && m_lines.isAtRest())
            return std::nullopt;
        Sleeper me;
        m_sleepers.insert(restAfter ? m_sleepers.end() : m_sleepers.begin(), &me);
        if (!sleep(me, lock, restAfter))
            return Rest{};
        now = Clock::now();
    }
    Work work = m_lines.next(now);
    if (isShortWatchWanted())
        wakeForWork();
    return work;
}

/// Whether there may be work now; otherwise there was none for as long as restAfter says.
bool JobQueue::sleep(Sleeper &me, Condition::Lock &lock, std::optional<std::chrono::milliseconds> restAfter)
{
    const auto isWoken = [&me] { return me.isWoken; };
    const auto watchedUntil = m_isShortWatched ? std::nullopt : m_lines.patienceEnds(Clock::now());
    bool woken = true;
    if (watchedUntil) {
        m_isShortWatched = true;
        woken = me.wake.waitUntil(lock, *watchedUntil, isWoken);
        m_isShortWatched = false;
    } else if (restAfter) {
        woken = me.wake.waitUntil(lock, Clock::now() + *restAfter, isWoken);
    } else {
        me.wake.wait(lock, isWoken);
    }
    if (woken)
        --m_coming;
    else
        std::erase(m_sleepers, &me);
    return woken || watchedUntil;
}

void JobQueue::topUp(KeyBatch &batch)
{
    const std::lock_guard lock(m_mutex);
    m_lines.topUp(batch);
}

void JobQueue::planned(const KeyBatch &batch, const store::Counter &after, bool withoutRedis)
{
    const std::lock_guard lock(m_mutex);
    if (m_lines.planned(batch, after, withoutRedis, Clock::now()))
        wakeFor(pieces());
}

void JobQueue::planFailed(const KeyBatch &batch)
{
    const std::lock_guard lock(m_mutex);
    m_lines.planFailed(batch);
}

void JobQueue::waitForTurn(const KeyBatch &batch)
{
    std::unique_lock lock(m_mutex);
    m_lines.planFailed(batch);
    m_finished.wait(lock, [&] { return m_lines.hasItsTurn(batch); });
}

void JobQueue::finishArrivals(std::vector<RoutedJob> routed)
{
    const std::lock_guard lock(m_mutex);
    m_lines.finishArrivals(std::move(routed), Clock::now());
    // Who hands arrivals back takes the next piece itself; waking another for it would only cost time.
    if (m_closed)
        wakeAll();
    else if (const size_t count = pieces(); count > 1)
        wakeFor(count - 1);
}

bool JobQueue::finishBatch(const KeyBatch &batch, Jobs moved, bool mayGoAhead)
{
    const std::lock_guard lock(m_mutex);
    const bool goesOn = m_lines.finishBatch(batch, std::move(moved), mayGoAhead, Clock::now());
    m_finished.notifyAll();
    wakeForWork();
    return goesOn;
}

void JobQueue::finishSpread(const SpreadBatch &spread, std::vector<KeyBatch> leftOver, bool isContested)
{
    const std::lock_guard lock(m_mutex);
    m_lines.finishSpread(spread, std::move(leftOver), isContested, Clock::now());
    wakeForWork();
}

void JobQueue::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    wakeAll();
    m_closing.notifyAll();
}

bool JobQueue::isClosed() const
{
    const std::lock_guard lock(m_mutex);
    return m_closed;
}

int JobQueue::waiting() const
{
    const std::lock_guard lock(m_mutex);
    return m_lines.waiting();
}

void JobQueue::waitOrClose(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_mutex);
    m_closing.waitUntil(lock, Clock::now() + time, [this] { return m_closed; });
}

/// Sees to it that for so many pieces somebody comes.
void JobQueue::wakeFor(size_t pieces)
{
    while (m_coming < pieces && !m_sleepers.empty()) {
        Sleeper *last = m_sleepers.back();
        m_sleepers.pop_back();
        last->isWoken = true;
        ++m_coming;
        last->wake.notifyAll();
    }
}

void JobQueue::wakeAll()
{
    wakeFor(m_coming + m_sleepers.size());
}

/// Whoever hands work back has its callers to answer first.
void JobQueue::wakeForWork()
{
    if (m_closed)
        wakeAll();
    else
        wakeFor(pieces() + (isShortWatchWanted() ? 1 : 0));
}

bool JobQueue::isShortWatchWanted() const
{
    return !m_isShortWatched && m_lines.patienceEnds(Clock::now());
}

} // namespace lekthi::allocation
