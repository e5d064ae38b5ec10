#include "core/allocation/benchmark/crowd.h"

#include "core/allocation/benchmark/resource_watch.h"

#include <algorithm>

namespace lekthi::benchmark {

using namespace std::chrono_literals;
using store::Result;

namespace {

constexpr size_t callsAtOnce = 64; ///< that a caller keeps before it tells them
constexpr auto outagePause = 10ms;

float millisecondsBetween(std::chrono::steady_clock::time_point from,
                          std::chrono::steady_clock::time_point to)
{
    return std::chrono::duration<float, std::milli>(to - from).count();
}

std::vector<double> weightsOf(Keys keys, size_t counters)
{
    std::vector<double> weights(counters, 1.0);
    for (size_t rank = 0; keys == Keys::Zipf && rank < counters; ++rank)
        weights[rank] = 1.0 / double(rank + 1);
    return weights;
}

/// A version conflict (409 in 3.11.6.3) is the caller's to repeat.
bool mayAskAgain(const store::Error &error)
{
    return error.isRetryable() || error.kind == store::ErrorKind::Conflict;
}

} // namespace

Crowd::Crowd(const Plan &plan, const Field &field, DrawerFactory factory)
    : m_plan(plan)
    , m_field(field)
    , m_factory(std::move(factory))
    , m_weights(weightsOf(plan.keys, field.counters.size()))
    , m_tally(field)
{
}

Crowd::~Crowd()
{
    start(false);
    for (std::thread &thread : m_threads)
        thread.join();
}

Result<void> Crowd::gather()
{
    m_running = m_plan.callers;
    for (int number = 0; number < m_plan.callers; ++number)
        m_threads.emplace_back([this, number] { call(number); });
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_ready == m_plan.callers; });
    return m_preparation;
}

Measurement Crowd::run(const std::function<bool()> &stopAsked)
{
    ResourceWatch watch;
    const auto begun = Clock::now();
    m_end = begun + m_plan.duration;
    start(true);
    bool stopped = false;
    {
        std::unique_lock lock(m_mutex);
        while (!m_changed.wait_for(lock, 20ms, [this] { return m_running == 0; })) {
            watch.look();
            if (!stopped && !isOver() && stopAsked()) {
                stopped = true;
                m_end = Clock::now();
            }
        }
    }
    Measurement measured = summary(begun);
    measured.stopped = stopped;
    measured.peakThreads = watch.peakThreads();
    measured.peakMemoryMb = watch.peakMemoryMb();
    return measured;
}

Measurement Crowd::summary(Clock::time_point begun) const
{
    Measurement measured;
    measured.seconds = std::chrono::duration<double>(m_end.load() - begun).count();
    measured.allocated = m_tally.inTime();
    measured.outside = m_tally.outside();
    measured.failures = m_tally.failures();
    measured.lastFailure = m_tally.lastFailure().detail;
    measured.duplicates = m_tally.duplicates();
    measured.latencies = m_tally.samples().kept();
    measured.maxMs = m_tally.samples().longest();
    return measured;
}

void Crowd::call(int number)
{
    const auto drawer = prepare(number);
    reportReady(drawer.map([](const auto &) {}));
    if (waitForStart() && drawer)
        askUntilTheEnd(**drawer, std::minstd_rand{std::random_device{}()});
    const std::lock_guard lock(m_mutex);
    --m_running;
    m_changed.notify_all();
}

Result<std::unique_ptr<Drawer>> Crowd::prepare(int number)
{
    auto drawer = m_factory();
    if (!drawer || number != 0)
        return drawer;
    const auto drawn = drawPatiently(**drawer, m_field.counters.front());
    if (!drawn)
        return tl::unexpected(drawn.error());
    m_tally.add({Call{.counter = 0, .drawn = *drawn}});
    return drawer;
}

void Crowd::askUntilTheEnd(Drawer &drawer, std::minstd_rand random)
{
    std::discrete_distribution<size_t> choice(m_weights.begin(), m_weights.end());
    std::vector<Call> calls;
    while (!isOver()) {
        const FieldCounter &counter = m_field.counters[choice(random)];
        const auto asked = Clock::now();
        const auto drawn = drawPatiently(drawer, counter);
        if (!drawn)
            break;
        const auto given = Clock::now();
        calls.push_back({.counter = counter.index,
                         .drawn = *drawn,
                         .milliseconds = millisecondsBetween(asked, given),
                         .inTime = given <= m_end.load(),
                         .measured = true});
        if (calls.size() == callsAtOnce) {
            m_tally.add(calls);
            calls.clear();
        }
    }
    m_tally.add(calls);
}

Result<Drawn> Crowd::drawPatiently(Drawer &drawer, const FieldCounter &counter)
{
    while (true) {
        auto drawn = drawer.draw(counter);
        if (drawn)
            return drawn;
        const store::Error &error = drawn.error();
        m_tally.addFailure(error);
        if (!mayAskAgain(error))
            breakDown(error);
        if (!mayAskAgain(error) || isOver())
            return drawn;
        if (error.kind == store::ErrorKind::Unreachable)
            std::this_thread::sleep_for(outagePause);
    }
}

void Crowd::reportReady(const Result<void> &ready)
{
    const std::lock_guard lock(m_mutex);
    ++m_ready;
    if (!ready)
        m_preparation = ready;
    m_changed.notify_all();
}

bool Crowd::waitForStart()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_started; });
    return m_mayDraw;
}

void Crowd::start(bool draw)
{
    const std::lock_guard lock(m_mutex);
    if (!m_started) {
        m_started = true;
        m_mayDraw = draw;
    }
    m_changed.notify_all();
}

bool Crowd::isOver() const
{
    return Clock::now() >= m_end.load(std::memory_order_relaxed);
}

void Crowd::breakDown(const store::Error &error)
{
    const std::lock_guard lock(m_mutex);
    if (!m_breakdown)
        m_breakdown = error;
}

} // namespace lekthi::benchmark
