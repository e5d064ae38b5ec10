#include "core/allocation/drawing/lines.h"

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

size_t Lines::pieces(Clock::time_point now) const
{
    const bool isForArrivals = !m_arrivals.empty() && !m_arrivalsBeingServed;
    return readyPieces(now) + m_ahead.size() + m_revisions.size() + (isForArrivals ? 1 : 0);
}

size_t Lines::readyPieces(Clock::time_point now) const
{
    const size_t shortPieces = linesTogether(now) == 1 ? m_shortReady : 1;
    return m_ready.size() - m_shortReady + (mayTakeShort(now) ? shortPieces : 0);
}

bool Lines::mayTakeShort(Clock::time_point now) const
{
    return m_shortReady > 0 && (m_shortInWork < shortSideBySide || linesTogether(now) == 1 ||
                                now - m_shortSince >= shortPatience);
}

std::optional<Clock::time_point> Lines::patienceEnds(Clock::time_point now) const
{
    return m_shortReady > 0 && !mayTakeShort(now) ? std::optional(m_shortSince + shortPatience)
                                                  : std::nullopt;
}

/// Where another node of a cluster came first, fewer for a while.
size_t Lines::linesTogether(Clock::time_point now) const
{
    if (m_linesContested == 0)
        return m_linesTogether;
    const auto since = size_t((now - m_contestedAt) / contestedFor);
    return std::min(m_linesTogether, m_linesContested + since);
}

int Lines::waiting() const
{
    size_t count = m_arrivals.size() + m_revisions.size();
    for (const auto &[key, line] : m_lines)
        count += line.jobs.size();
    return int(count);
}

Work Lines::next(Clock::time_point now)
{
    // Arrivals come late: otherwise a stream of them could keep a single worker from ever serving. Those that
    // may be drawn ahead come last, since more may join them, and lines that nobody serves need the workers.
    // Revisions and draws take turns, so that neither keeps the other waiting.
    const bool othersWait = pieces(now) > m_revisions.size();
    m_revisedLast = !m_revisions.empty() && !(m_revisedLast && othersWait);
    if (m_revisedLast)
        return takeFirst(m_revisions);
    ++m_inWork;
    if (readyPieces(now) > 0)
        return nextReady(now);
    if (m_arrivals.empty() || m_arrivalsBeingServed)
        return takeFrom(takeFirst(m_ahead), now);
    m_arrivalsBeingServed = true;
    return Arrivals{takeAll(m_arrivals)};
}

/// Who began to wait first.
Work Lines::nextReady(Clock::time_point now)
{
    const bool mayBeShort = mayTakeShort(now);
    const auto first = std::find_if(m_ready.begin(), m_ready.end(), [&](const numbering::CounterKey &key) {
        return mayBeShort || !m_lines.at(key).isShort;
    });
    const numbering::CounterKey key = *first;
    if (m_lines.at(key).isShort)
        ++m_shortInWork;
    if (m_lines.at(key).isShort && m_shortReady > 1 && linesTogether(now) > 1)
        return takeShortLines(now);
    m_ready.erase(first);
    return takeFrom(key, now);
}

SpreadBatch Lines::takeShortLines(Clock::time_point now)
{
    SpreadBatch spread;
    const size_t most = linesTogether(now);
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
        spread.batches.push_back(takeFrom(key, now));
    }
    m_ready = std::move(rest);
    return spread;
}

/// Of a line that is listed no more.
KeyBatch Lines::takeFrom(const numbering::CounterKey &key, Clock::time_point now)
{
    Line &line = m_lines.at(key);
    KeyBatch batch{.key = key,
                   .jobs = {},
                   .turn = ++m_lastTurn,
                   .isAhead = !line.inWork.empty(),
                   .expected = line.inWork.empty() ? std::nullopt : line.planned,
                   .withoutRedis = line.withoutRedis,
                   .earlier = std::exchange(line.earlier, 0),
                   .isUnknown = std::exchange(line.isUnknown, false),
                   .isShort = std::exchange(line.isShort, false)};
    const size_t leftOver = std::exchange(line.leftOver, 0);
    takeSome(batch.jobs, line.jobs, leftOver > 0 ? leftOver : m_batchLimit);
    if (batch.isShort) {
        --m_shortReady;
        m_shortSince = now;
    }
    line.inWork.push_back(batch.turn);
    line.newestSize = batch.jobs.size();
    line.planned.reset();
    line.isListed = false;
    line.isAlone = false;
    return batch;
}

void Lines::topUp(KeyBatch &batch)
{
    Line &line = m_lines.at(batch.key);
    // More are taken along before the store is asked, or since it has refused.
    if (!dropPlan(batch, line))
        return;
    takeSome(batch.jobs, line.jobs, m_batchLimit);
    line.newestSize = batch.jobs.size();
}

bool Lines::planned(const KeyBatch &batch, const store::Counter &after, bool withoutRedis,
                    Clock::time_point now)
{
    Line &line = m_lines.at(batch.key);
    if (line.inWork.back() != batch.turn)
        return false;
    line.planned = after;
    line.withoutRedis = withoutRedis;
    return offer(batch.key, line, now);
}

void Lines::planFailed(const KeyBatch &batch)
{
    dropPlan(batch, m_lines.at(batch.key));
}

/// Gives whether the batch is the newest of the line.
bool Lines::dropPlan(const KeyBatch &batch, Line &line)
{
    if (line.inWork.back() != batch.turn)
        return false;
    line.planned.reset();
    if (std::exchange(line.isListed, false))
        std::erase(m_ahead, batch.key);
    return true;
}

bool Lines::hasItsTurn(const KeyBatch &batch) const
{
    return m_lines.at(batch.key).inWork.front() == batch.turn;
}

void Lines::finishArrivals(std::vector<RoutedJob> routed, Clock::time_point now)
{
    for (auto &[key, job] : routed)
        enqueue(key, std::move(job), now);
    m_arrivalsBeingServed = false;
    --m_inWork;
}

bool Lines::finishBatch(const KeyBatch &batch, Jobs moved, bool mayGoAhead, Clock::time_point now)
{
    std::move(moved.begin(), moved.end(), std::back_inserter(m_arrivals));
    const bool goesOn = endTurn(batch, mayGoAhead, now);
    if (batch.isShort)
        --m_shortInWork;
    --m_inWork;
    return goesOn;
}

void Lines::finishSpread(const SpreadBatch &spread, std::vector<KeyBatch> leftOver, bool isContested,
                         Clock::time_point now)
{
    for (KeyBatch &batch : leftOver)
        putBack(std::move(batch));
    for (const KeyBatch &batch : spread.batches)
        endTurn(batch, true, now);
    if (isContested) {
        m_linesContested = std::max<size_t>(1, spread.batches.size() / 2);
        m_contestedAt = now;
    }
    --m_shortInWork;
    --m_inWork;
}

/// Gives whether the line goes on.
bool Lines::endTurn(const KeyBatch &batch, bool mayGoAhead, Clock::time_point now)
{
    const auto found = m_lines.find(batch.key);
    Line &line = found->second;
    std::erase(line.inWork, batch.turn);
    line.mayGoAhead = line.inWork.empty() || (line.mayGoAhead && mayGoAhead);
    const bool goesOn = !line.jobs.empty() || !line.inWork.empty();
    if (goesOn)
        offer(batch.key, line, now);
    else
        m_lines.erase(found);
    return goesOn;
}

void Lines::putBack(KeyBatch batch)
{
    Line &line = m_lines.at(batch.key);
    line.isAlone = true;
    line.earlier = batch.earlier;
    line.isUnknown = batch.isUnknown;
    line.leftOver = batch.earlier > 0 ? batch.jobs.size() : 0;
    line.jobs.insert(line.jobs.begin(), std::make_move_iterator(batch.jobs.begin()),
                     std::make_move_iterator(batch.jobs.end()));
}

bool Lines::isShort(const Line &line) const
{
    return m_linesTogether > 1 && !line.isAlone && line.jobs.size() < longLine &&
           numbersIn(line.jobs) < longLineNumbers;
}

void Lines::ready(const numbering::CounterKey &key, Line &line, Clock::time_point now)
{
    m_ready.push_back(key);
    line.isShort = isShort(line);
    if (line.isShort && ++m_shortReady == 1)
        m_shortSince = now;
}

/// Lists the line where it can be served, if it can; gives whether it was listed just now.
bool Lines::offer(const numbering::CounterKey &key, Line &line, Clock::time_point now)
{
    if (line.jobs.empty())
        return false;
    if (line.inWork.empty()) {
        if (line.isListed)
            std::erase(m_ahead, key);
        ready(key, line, now);
    } else if (!line.isListed && line.planned && line.mayGoAhead && line.inWork.size() < maximumInWork &&
               line.jobs.size() >= std::max(line.newestSize, worthGoingAhead)) {
        m_ahead.push_back(key);
    } else {
        return false;
    }
    line.isListed = true;
    return true;
}

void Lines::enqueue(const numbering::CounterKey &key, Job job, Clock::time_point now)
{
    Line &line = m_lines[key];
    line.jobs.push_back(std::move(job));
    if (!line.isListed)
        offer(key, line, now);
    else if (line.isShort && !isShort(line)) {
        line.isShort = false;
        --m_shortReady;
    }
}

} // namespace lekthi::allocation
