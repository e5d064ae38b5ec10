#include "tests/allocation/simulation/schedule.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace lekthi::simulation {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTurns = 200'000; // a schedule takes some thousands
constexpr int meetings = 12;       // of so many, one lets others go on

} // namespace

Schedule::Schedule(quint64 seed, bool isTold)
    : m_isTold(isTold)
    , m_random(seed)
{
    simulateThisThread(this);
}

Schedule::~Schedule()
{
    simulateThisThread(nullptr);
}

int Schedule::below(int most)
{
    return most <= 1 ? 0 : int(m_random() % quint64(most));
}

std::chrono::microseconds Schedule::upTo(std::chrono::microseconds most)
{
    return std::chrono::microseconds(below(int(most.count()) + 1));
}

void Schedule::start(std::function<void()> work)
{
    auto running = std::make_unique<Running>();
    running->fiber = std::make_unique<Fiber>(std::move(work));
    running->number = ++m_lastNumber;
    m_running.push_back(std::move(running));
}

void Schedule::at(Instant when, std::function<void()> happening)
{
    m_happenings.push({when, ++m_lastOrder, std::move(happening)});
}

QString Schedule::run()
{
    for (int turn = 0; turn < mostTurns; ++turn) {
        letHappen();
        const auto candidates = ready();
        if (!candidates.empty()) {
            goOnWith(*candidates[size_t(below(int(candidates.size())))]);
            continue;
        }
        const auto next = nextInstant();
        if (!next)
            return m_running.empty() ? QString() : u"%1 wait for ever"_s.arg(m_running.size());
        m_now = std::max(m_now, *next);
    }
    return u"it does not come to an end"_s;
}

void Schedule::write(const QString &line) const
{
    const auto since = std::chrono::duration_cast<std::chrono::microseconds>(m_now - m_begun).count();
    std::fprintf(stderr, "%9.3f ms  %3d  %s\n", double(since) / 1000, m_current ? m_current->number : 0,
                 qUtf8Printable(line));
}

void Schedule::letHappen()
{
    while (!m_happenings.empty() && m_happenings.top().when <= m_now) {
        const auto work = m_happenings.top().work;
        m_happenings.pop();
        work();
    }
}

std::vector<Schedule::Running *> Schedule::ready()
{
    std::vector<Running *> all;
    for (const auto &running : m_running)
        if (!running->isWaiting || (running->until && *running->until <= m_now))
            all.push_back(running.get());
    return all;
}

std::optional<Schedule::Instant> Schedule::nextInstant() const
{
    std::optional<Instant> next;
    const auto consider = [&next](Instant instant) { next = std::min(next.value_or(instant), instant); };
    if (!m_happenings.empty())
        consider(m_happenings.top().when);
    for (const auto &running : m_running)
        if (running->until)
            consider(*running->until);
    return next;
}

void Schedule::goOnWith(Running &next)
{
    next.isWaiting = false;
    next.until.reset();
    m_current = &next;
    next.fiber->resume();
    m_current = nullptr;
    if (next.fiber->hasEnded())
        std::erase_if(m_running, [&](const auto &running) { return running.get() == &next; });
}

void Schedule::pause(std::chrono::microseconds time)
{
    wait(nullptr, m_now + time);
}

void Schedule::meet()
{
    if (m_current && below(meetings) == 0)
        m_current->fiber->leave();
}

void Schedule::wait(const void *place, std::optional<Instant> until)
{
    m_current->isWaiting = true;
    m_current->place = place;
    m_current->until = until;
    m_current->fiber->leave();
}

void Schedule::wake(const void *place)
{
    for (const auto &running : m_running)
        if (running->isWaiting && running->place == place) {
            running->isWaiting = false;
            running->until.reset();
        }
}

} // namespace lekthi::simulation
