#include "core/allocation/drawing/job_queue.h"

#include <algorithm>
#include <iterator>

namespace lekthi::allocation {

namespace {

constexpr int maximumNumbersPerBatch = 500;

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
    if (!m_arrivalsBeingServed)
        m_changed.notify_one();
}

void JobQueue::arrive(Revision revision)
{
    const std::lock_guard lock(m_mutex);
    m_revisions.push_back(std::move(revision));
    m_changed.notify_one();
}

std::optional<Work> JobQueue::take()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return hasWork() || isDrained(); });
    if (!hasWork())
        return std::nullopt;
    return next();
}

void JobQueue::topUp(KeyBatch &batch)
{
    const std::lock_guard lock(m_mutex);
    takeSome(batch.jobs, m_lines.at(batch.key).jobs, m_batchLimit);
}

void JobQueue::finishArrivals(std::vector<RoutedJob> routed)
{
    const std::lock_guard lock(m_mutex);
    for (auto &[key, job] : routed)
        enqueue(key, std::move(job));
    m_arrivalsBeingServed = false;
    --m_inWork;
    wakeOthers();
}

bool JobQueue::finishBatch(const numbering::CounterKey &key, Jobs moved)
{
    const std::lock_guard lock(m_mutex);
    std::move(moved.begin(), moved.end(), std::back_inserter(m_arrivals));
    const auto line = m_lines.find(key);
    line->second.beingServed = false;
    const bool goesOn = !line->second.jobs.empty();
    if (goesOn)
        m_ready.push_back(key);
    else
        m_lines.erase(line);
    --m_inWork;
    // Whoever hands a batch back has its callers to answer first.
    if (!m_ready.empty())
        m_changed.notify_one();
    wakeOthers();
    return goesOn;
}

void JobQueue::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    m_changed.notify_all();
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

void JobQueue::wakeOthers()
{
    // Who hands work back takes the next piece itself; waking the others for it would only cost time.
    if (m_closed || m_ready.size() > 1 || !m_arrivals.empty() || !m_revisions.empty())
        m_changed.notify_all();
}

bool JobQueue::hasWork() const
{
    return !m_ready.empty() || !m_revisions.empty() || (!m_arrivals.empty() && !m_arrivalsBeingServed);
}

bool JobQueue::isDrained() const
{
    return m_closed && m_inWork == 0 && m_arrivals.empty();
}

Work JobQueue::next()
{
    // Arrivals come last: otherwise a stream of them could keep a single worker from ever serving.
    if (!m_revisions.empty()) {
        Revision revision = std::move(m_revisions.front());
        m_revisions.pop_front();
        return revision;
    }
    if (!m_ready.empty())
        return nextBatch();
    m_arrivalsBeingServed = true;
    ++m_inWork;
    return Arrivals{takeAll(m_arrivals)};
}

KeyBatch JobQueue::nextBatch()
{
    const numbering::CounterKey key = m_ready.front();
    m_ready.pop_front();
    Line &line = m_lines.at(key);
    line.beingServed = true;
    ++m_inWork;
    KeyBatch batch{key, {}};
    takeSome(batch.jobs, line.jobs, m_batchLimit);
    return batch;
}

void JobQueue::enqueue(const numbering::CounterKey &key, Job job)
{
    Line &line = m_lines[key];
    if (line.jobs.empty() && !line.beingServed)
        m_ready.push_back(key);
    line.jobs.push_back(std::move(job));
}

} // namespace lekthi::allocation
