#include "core/allocation/drawing/job_queue.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lekthi::allocation {

namespace {

constexpr int maximumNumbersPerBatch = 500;
constexpr size_t maximumInWork = 2; // of one line
constexpr size_t worthGoingAhead = 4;

Jobs takeAll(std::deque<Job> &from)
{
    Jobs jobs(std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    from.clear();
    return jobs;
}

int numbersOf(const Job &job)
{
    return std::max(1, job.request.count);
}

/// As many as fit into one transaction, at least one.
void takeSome(Jobs &jobs, std::deque<Job> &from, size_t limit)
{
    int numbers = 0;
    for (const Job &job : jobs)
        numbers += numbersOf(job);
    while (!from.empty() && jobs.size() < limit) {
        numbers += numbersOf(from.front());
        if (!jobs.empty() && numbers > maximumNumbersPerBatch)
            break;
        jobs.push_back(std::move(from.front()));
        from.pop_front();
    }
}

} // namespace

void JobQueue::arrive(Job job)
{
    const std::lock_guard lock(m_mutex);
    m_arrivals.push_back(std::move(job));
    wakeFor(pieces());
}

void JobQueue::arrive(Revision revision)
{
    const std::lock_guard lock(m_mutex);
    m_revisions.push_back(std::move(revision));
    wakeFor(pieces());
}

std::optional<Work> JobQueue::take(std::optional<std::chrono::milliseconds> restAfter)
{
    std::unique_lock lock(m_mutex);
    while (pieces() == 0) {
        if (isDrained())
            return std::nullopt;
        Sleeper me;
        m_sleepers.insert(restAfter ? m_sleepers.end() : m_sleepers.begin(), &me);
        const auto isWoken = [&me] { return me.isWoken; };
        if (!restAfter) {
            me.wake.wait(lock, isWoken);
        } else if (!me.wake.wait_for(lock, *restAfter, isWoken)) {
            std::erase(m_sleepers, &me);
            return Rest{};
        }
        --m_coming;
    }
    return next();
}

void JobQueue::topUp(KeyBatch &batch)
{
    const std::lock_guard lock(m_mutex);
    Line &line = m_lines.at(batch.key);
    if (line.inWork.back() != batch.turn)
        return;
    // More are taken along before the store is asked, or since it has refused: what was planned is void.
    line.isPlanned = false;
    if (std::exchange(line.isListed, false))
        std::erase(m_ahead, batch.key);
    takeSome(batch.jobs, line.jobs, m_batchLimit);
    line.newestSize = batch.jobs.size();
}

void JobQueue::planned(const KeyBatch &batch, bool withoutRedis)
{
    const std::lock_guard lock(m_mutex);
    Line &line = m_lines.at(batch.key);
    if (line.inWork.back() != batch.turn)
        return;
    line.isPlanned = true;
    line.withoutRedis = withoutRedis;
    if (offer(batch.key, line))
        wakeFor(pieces());
}

void JobQueue::waitForTurn(const KeyBatch &batch)
{
    std::unique_lock lock(m_mutex);
    m_finished.wait(lock, [&] { return m_lines.at(batch.key).inWork.front() == batch.turn; });
}

void JobQueue::finishArrivals(std::vector<RoutedJob> routed)
{
    const std::lock_guard lock(m_mutex);
    for (auto &[key, job] : routed)
        enqueue(key, std::move(job));
    m_arrivalsBeingServed = false;
    --m_inWork;
    // Who hands arrivals back takes the next piece itself; waking another for it would only cost time.
    if (m_closed)
        wakeAll();
    else if (const size_t count = pieces(); count > 1)
        wakeFor(count - 1);
}

bool JobQueue::finishBatch(const KeyBatch &batch, Jobs moved, bool mayGoAhead)
{
    const std::lock_guard lock(m_mutex);
    std::move(moved.begin(), moved.end(), std::back_inserter(m_arrivals));
    const auto found = m_lines.find(batch.key);
    Line &line = found->second;
    std::erase(line.inWork, batch.turn);
    line.mayGoAhead = line.inWork.empty() || (line.mayGoAhead && mayGoAhead);
    const bool goesOn = !line.jobs.empty() || !line.inWork.empty();
    if (goesOn)
        offer(batch.key, line);
    else
        m_lines.erase(found);
    --m_inWork;
    m_finished.notify_all();
    // Whoever hands a batch back has its callers to answer first.
    if (m_closed)
        wakeAll();
    else
        wakeFor(pieces());
    return goesOn;
}

void JobQueue::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    wakeAll();
    m_closing.notify_all();
}

bool JobQueue::isClosed() const
{
    const std::lock_guard lock(m_mutex);
    return m_closed;
}

int JobQueue::waiting() const
{
    const std::lock_guard lock(m_mutex);
    size_t count = m_arrivals.size() + m_revisions.size();
    for (const auto &[key, line] : m_lines)
        count += line.jobs.size();
    return int(count);
}

void JobQueue::waitOrClose(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_mutex);
    m_closing.wait_for(lock, time, [this] { return m_closed; });
}

/// Sees to it that for so many pieces somebody comes.
void JobQueue::wakeFor(size_t pieces)
{
    while (m_coming < pieces && !m_sleepers.empty()) {
        Sleeper *last = m_sleepers.back();
        m_sleepers.pop_back();
        last->isWoken = true;
        ++m_coming;
        last->wake.notify_one();
    }
}

void JobQueue::wakeAll()
{
    wakeFor(m_coming + m_sleepers.size());
}

size_t JobQueue::pieces() const
{
    const bool isForArrivals = !m_arrivals.empty() && !m_arrivalsBeingServed;
    return m_ready.size() + m_ahead.size() + m_revisions.size() + (isForArrivals ? 1 : 0);
}

bool JobQueue::isDrained() const
{
    return m_closed && m_inWork == 0 && m_arrivals.empty();
}

Work JobQueue::next()
{
    // Arrivals come late: otherwise a stream of them could keep a single worker from ever serving. Those that
    // may be drawn ahead come last, since more may join them, and lines that nobody serves need the workers.
    // Revisions and draws take turns, so that neither keeps the other waiting.
    const bool othersWait = pieces() > m_revisions.size();
    m_revisedLast = !m_revisions.empty() && !(m_revisedLast && othersWait);
    if (m_revisedLast) {
        Revision revision = std::move(m_revisions.front());
        m_revisions.pop_front();
        return revision;
    }
    if (!m_ready.empty())
        return nextBatch(m_ready);
    if (m_arrivals.empty() || m_arrivalsBeingServed)
        return nextBatch(m_ahead);
    m_arrivalsBeingServed = true;
    ++m_inWork;
    return Arrivals{takeAll(m_arrivals)};
}

KeyBatch JobQueue::nextBatch(Keys &from)
{
    const numbering::CounterKey key = from.front();
    from.pop_front();
    Line &line = m_lines.at(key);
    ++m_inWork;
    KeyBatch batch{key, {}, ++m_lastTurn, !line.inWork.empty(), line.withoutRedis};
    takeSome(batch.jobs, line.jobs, m_batchLimit);
    line.inWork.push_back(batch.turn);
    line.newestSize = batch.jobs.size();
    line.isPlanned = false;
    line.isListed = false;
    return batch;
}

/// Lists the line where it can be served, if it can; gives whether it was listed just now.
bool JobQueue::offer(const numbering::CounterKey &key, Line &line)
{
    if (line.jobs.empty())
        return false;
    if (line.inWork.empty()) {
        if (line.isListed)
            std::erase(m_ahead, key);
        m_ready.push_back(key);
    } else if (!line.isListed && line.isPlanned && line.mayGoAhead && line.inWork.size() < maximumInWork &&
               line.jobs.size() >= std::max(line.newestSize, worthGoingAhead)) {
        m_ahead.push_back(key);
    } else {
        return false;
    }
    line.isListed = true;
    return true;
}

void JobQueue::enqueue(const numbering::CounterKey &key, Job job)
{
    Line &line = m_lines[key];
    line.jobs.push_back(std::move(job));
    if (!line.isListed)
        offer(key, line);
}

} // namespace lekthi::allocation
