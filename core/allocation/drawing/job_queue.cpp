#include "core/allocation/drawing/job_queue.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lekthi::allocation {

using namespace std::chrono_literals;

namespace {

constexpr int maximumNumbersPerBatch = 500;
constexpr size_t maximumInWork = 2; // of one line
constexpr size_t worthGoingAhead = 4;
constexpr size_t longLine = 32; // requests
constexpr int longLineNumbers = 100;
constexpr int shortSideBySide = 2; // pieces
constexpr auto shortPatience = 10ms;
constexpr auto contestedFor = 100ms; // until one counter more is taken together again

Jobs takeAll(std::deque<Job> &from)
{
    Jobs jobs(std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    from.clear();
    return jobs;
}

template <class T>
T takeFirst(std::deque<T> &from)
{
    T first = std::move(from.front());
    from.pop_front();
    return first;
}

int numbersOf(const Job &job)
{
    return std::max(1, job.request.count);
}

template <class Queue>
int numbersIn(const Queue &jobs)
{
    int numbers = 0;
    for (const Job &job : jobs)
        numbers += numbersOf(job);
    return numbers;
}

/// As many as fit into one transaction, at least one.
void takeSome(Jobs &jobs, std::deque<Job> &from, size_t limit)
{
    int numbers = numbersIn(jobs);
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
        if (!sleep(me, lock, restAfter))
            return Rest{};
    }
    Work work = next();
    if (isShortWatchWanted())
        wakeForWork();
    return work;
}

/// Whether there may be work now; otherwise there was none for as long as restAfter says.
bool JobQueue::sleep(Sleeper &me, Condition::Lock &lock, std::optional<std::chrono::milliseconds> restAfter)
{
    const auto isWoken = [&me] { return me.isWoken; };
    const bool isWatch = isShortWatchWanted();
    bool woken = true;
    if (isWatch) {
        m_isShortWatched = true;
        woken = me.wake.waitUntil(lock, m_shortSince + shortPatience, isWoken);
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
    return woken || isWatch;
}

void JobQueue::topUp(KeyBatch &batch)
{
    const std::lock_guard lock(m_mutex);
    Line &line = m_lines.at(batch.key);
    // More are taken along before the store is asked, or since it has refused.
    if (!dropPlan(batch, line))
        return;
    takeSome(batch.jobs, line.jobs, m_batchLimit);
    line.newestSize = batch.jobs.size();
}

void JobQueue::planned(const KeyBatch &batch, const store::Counter &after, bool withoutRedis)
{
    const std::lock_guard lock(m_mutex);
    Line &line = m_lines.at(batch.key);
    if (line.inWork.back() != batch.turn)
        return;
    line.planned = after;
    line.withoutRedis = withoutRedis;
    if (offer(batch.key, line))
        wakeFor(pieces());
}

void JobQueue::planFailed(const KeyBatch &batch)
{
    const std::lock_guard lock(m_mutex);
    dropPlan(batch, m_lines.at(batch.key));
}

/// Gives whether the batch is the newest of the line.
bool JobQueue::dropPlan(const KeyBatch &batch, Line &line)
{
    if (line.inWork.back() != batch.turn)
        return false;
    line.planned.reset();
    if (std::exchange(line.isListed, false))
        std::erase(m_ahead, batch.key);
    return true;
}

void JobQueue::waitForTurn(const KeyBatch &batch)
{
    std::unique_lock lock(m_mutex);
    dropPlan(batch, m_lines.at(batch.key));
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
    const bool goesOn = endTurn(batch, mayGoAhead);
    if (batch.isShort)
        --m_shortInWork;
    --m_inWork;
    m_finished.notifyAll();
    wakeForWork();
    return goesOn;
}

void JobQueue::finishSpread(const SpreadBatch &spread, std::vector<KeyBatch> leftOver, bool isContested)
{
    const std::lock_guard lock(m_mutex);
    for (KeyBatch &batch : leftOver)
        putBack(std::move(batch));
    for (const KeyBatch &batch : spread.batches)
        endTurn(batch, true);
    if (isContested) {
        m_linesContested = std::max<size_t>(1, spread.batches.size() / 2);
        m_contestedAt = Clock::now();
    }
    --m_shortInWork;
    --m_inWork;
    wakeForWork();
}

/// Gives whether the line goes on.
bool JobQueue::endTurn(const KeyBatch &batch, bool mayGoAhead)
{
    const auto found = m_lines.find(batch.key);
    Line &line = found->second;
    std::erase(line.inWork, batch.turn);
    line.mayGoAhead = line.inWork.empty() || (line.mayGoAhead && mayGoAhead);
    const bool goesOn = !line.jobs.empty() || !line.inWork.empty();
    if (goesOn)
        offer(batch.key, line);
    else
        m_lines.erase(found);
    return goesOn;
}

void JobQueue::putBack(KeyBatch batch)
{
    Line &line = m_lines.at(batch.key);
    line.isAlone = true;
    line.earlier = batch.earlier;
    line.leftOver = batch.earlier > 0 ? batch.jobs.size() : 0;
    line.jobs.insert(line.jobs.begin(), std::make_move_iterator(batch.jobs.begin()),
                     std::make_move_iterator(batch.jobs.end()));
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
    size_t count = m_arrivals.size() + m_revisions.size();
    for (const auto &[key, line] : m_lines)
        count += line.jobs.size();
    return int(count);
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

size_t JobQueue::pieces() const
{
    const bool isForArrivals = !m_arrivals.empty() && !m_arrivalsBeingServed;
    return readyPieces() + m_ahead.size() + m_revisions.size() + (isForArrivals ? 1 : 0);
}

size_t JobQueue::readyPieces() const
{
    const size_t shortPieces = linesTogether() == 1 ? m_shortReady : 1;
    return m_ready.size() - m_shortReady + (mayTakeShort() ? shortPieces : 0);
}

bool JobQueue::mayTakeShort() const
{
    return m_shortReady > 0 && (m_shortInWork < shortSideBySide || linesTogether() == 1 ||
                                Clock::now() - m_shortSince >= shortPatience);
}

bool JobQueue::isShortWatchWanted() const
{
    return m_shortReady > 0 && !m_isShortWatched && !mayTakeShort();
}

/// Where another node of a cluster came first, fewer for a while.
size_t JobQueue::linesTogether() const
{
    if (m_linesContested == 0)
        return m_linesTogether;
    const auto since = size_t((Clock::now() - m_contestedAt) / contestedFor);
    return std::min(m_linesTogether, m_linesContested + since);
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
    if (m_revisedLast)
        return takeFirst(m_revisions);
    ++m_inWork;
    if (readyPieces() > 0)
        return nextReady();
    if (m_arrivals.empty() || m_arrivalsBeingServed)
        return takeFrom(takeFirst(m_ahead));
    m_arrivalsBeingServed = true;
    return Arrivals{takeAll(m_arrivals)};
}

/// Who began to wait first.
Work JobQueue::nextReady()
{
    const bool mayBeShort = mayTakeShort();
    const auto first = std::find_if(m_ready.begin(), m_ready.end(), [&](const numbering::CounterKey &key) {
        return mayBeShort || !m_lines.at(key).isShort;
    });
    const numbering::CounterKey key = *first;
    if (m_lines.at(key).isShort)
        ++m_shortInWork;
    if (m_lines.at(key).isShort && m_shortReady > 1 && linesTogether() > 1)
        return takeShortLines();
    m_ready.erase(first);
    return takeFrom(key);
}

SpreadBatch JobQueue::takeShortLines()
{
    SpreadBatch spread;
    const size_t most = linesTogether();
    size_t jobs = 0;
    int numbers = 0;
    Keys rest;
    for (const numbering::CounterKey &key : m_ready) {
        const Line &line = m_lines.at(key);
        const int wanted = numbersIn(line.jobs);
        const bool fits = spread.batches.size() < most && jobs + line.jobs.size() <= m_batchLimit &&
                          numbers + wanted <= maximumNumbersPerBatch;
        if (!line.isShort || !(fits || spread.batches.empty())) {
            rest.push_back(key);
            continue;
        }
        jobs += line.jobs.size();
        numbers += wanted;
        spread.batches.push_back(takeFrom(key));
    }
    m_ready = std::move(rest);
    return spread;
}

/// Of a line that is listed no more.
KeyBatch JobQueue::takeFrom(const numbering::CounterKey &key)
{
    Line &line = m_lines.at(key);
    KeyBatch batch{.key = key,
                   .jobs = {},
                   .turn = ++m_lastTurn,
                   .isAhead = !line.inWork.empty(),
                   .expected = line.inWork.empty() ? std::nullopt : line.planned,
                   .withoutRedis = line.withoutRedis,
                   .earlier = std::exchange(line.earlier, 0),
                   .isShort = std::exchange(line.isShort, false)};
    const size_t leftOver = std::exchange(line.leftOver, 0);
    takeSome(batch.jobs, line.jobs, leftOver > 0 ? leftOver : m_batchLimit);
    if (batch.isShort) {
        --m_shortReady;
        m_shortSince = Clock::now();
    }
    line.inWork.push_back(batch.turn);
    line.newestSize = batch.jobs.size();
    line.planned.reset();
    line.isListed = false;
    line.isAlone = false;
    return batch;
}

bool JobQueue::isShort(const Line &line) const
{
    return m_linesTogether > 1 && !line.isAlone && line.jobs.size() < longLine &&
           numbersIn(line.jobs) < longLineNumbers;
}

void JobQueue::ready(const numbering::CounterKey &key, Line &line)
{
    m_ready.push_back(key);
    line.isShort = isShort(line);
    if (line.isShort && ++m_shortReady == 1)
        m_shortSince = Clock::now();
}

/// Lists the line where it can be served, if it can; gives whether it was listed just now.
bool JobQueue::offer(const numbering::CounterKey &key, Line &line)
{
    if (line.jobs.empty())
        return false;
    if (line.inWork.empty()) {
        if (line.isListed)
            std::erase(m_ahead, key);
        ready(key, line);
    } else if (!line.isListed && line.planned && line.mayGoAhead && line.inWork.size() < maximumInWork &&
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
    else if (line.isShort && !isShort(line)) {
        line.isShort = false;
        --m_shortReady;
    }
}

} // namespace lekthi::allocation
