#include "core/allocation/sandbox/test_bench.h"

#include "core/allocation/drawing/error_log.h"
#include "core/allocation/drawing/job.h"
#include "core/allocation/request/request_check.h"
#include "core/allocation/sandbox/sandbox.h"
#include "core/store/counters/counter_gateway.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <thread>

namespace lekthi::allocation {

namespace {

using namespace std::chrono_literals;

template <class T>
using OrFailure = tl::expected<T, Failure>;

/// What one caller thread saw.
struct CallerLog
{
    QList<Allocation> allocations;
    QList<Failure> failures;
    std::vector<double> latenciesMs;
};

/// Many callers on one allocator, until so many draws were begun.
class Crowd
{
public:
    Crowd(Allocator &allocator, const BenchPlan &plan, const std::atomic_bool &cancelled)
        : m_allocator(allocator)
        , m_plan(plan)
        , m_cancelled(cancelled)
        , m_logs(size_t(plan.callers))
    {
    }

    void run(const BenchProgress &progress);
    const std::vector<CallerLog> &logs() const { return m_logs; }

private:
    void call(CallerLog &log);
    void draw(CallerLog &log);

    Allocator &m_allocator;
    const BenchPlan &m_plan;
    const std::atomic_bool &m_cancelled;
    std::vector<CallerLog> m_logs; // one per thread; read after all have ended
    std::atomic_int m_begun = 0;
    std::atomic_int m_drawn = 0;
    std::atomic_int m_running = 0;
};

void Crowd::run(const BenchProgress &progress)
{
    m_running = m_plan.callers;
    std::vector<std::thread> callers;
    callers.reserve(m_logs.size());
    for (CallerLog &log : m_logs)
        callers.emplace_back([this, &log] { call(log); });
    while (progress && m_running > 0) {
        progress(m_drawn, m_plan.count);
        std::this_thread::sleep_for(20ms);
    }
    for (std::thread &caller : callers)
        caller.join();
    if (progress)
        progress(m_drawn, m_plan.count);
}

void Crowd::call(CallerLog &log)
{
    while (!m_cancelled && m_begun++ < m_plan.count)
        draw(log);
    --m_running;
}

void Crowd::draw(CallerLog &log)
{
    Request request = m_plan.request;
    request.requestId = QUuid::createUuid();
    request.count = 1;
    const auto begun = Clock::now();
    auto outcome = m_allocator.allocate(request);
    log.latenciesMs.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begun).count());
    if (outcome) {
        log.allocations += *outcome;
        ++m_drawn;
    } else {
        log.failures << outcome.error();
    }
}

OrFailure<void> checkPlan(const BenchPlan &plan)
{
    if (plan.count < 1 || plan.count > maximumBenchCount)
        return tl::unexpected(refusal(ValidationFault::CountInvalid, QString::number(plan.count)));
    if (plan.callers < 1 || plan.callers > maximumBenchCallers)
        return tl::unexpected(refusal(ValidationFault::CountInvalid, QString::number(plan.callers)));
    return {};
}

OrFailure<CounterReading> readCounter(store::Connection &real, const numbering::CounterKey &key)
{
    return asOutcome(store::findCounter(real, key)).map([](const std::optional<store::Counter> &counter) {
        return counter ? CounterReading{counter->lastNumber, counter->version} : CounterReading{};
    });
}

double percentile(const std::vector<double> &sorted, double part)
{
    if (sorted.empty())
        return 0;
    const auto position = size_t(std::lround(part * double(sorted.size() - 1)));
    return sorted[position];
}

bool areDistinct(const QStringList &numbers)
{
    return QSet<QString>(numbers.begin(), numbers.end()).size() == numbers.size();
}

/// Sorted by sequence. Numbers that were passed over stand on the allocation that came after them.
bool areGapFree(const QList<Allocation> &allocations)
{
    for (qsizetype i = 1; i < allocations.size(); ++i)
        if (allocations[i].sequence != allocations[i - 1].sequence + 1 + allocations[i].skipped.size())
            return false;
    return true;
}

void addLogs(BenchReport &report, const std::vector<CallerLog> &logs)
{
    std::vector<double> latencies;
    for (const CallerLog &log : logs) {
        report.allocations += log.allocations;
        report.failures += log.failures;
        latencies.insert(latencies.end(), log.latenciesMs.begin(), log.latenciesMs.end());
    }
    std::sort(latencies.begin(), latencies.end());
    report.p50Ms = percentile(latencies, 0.50);
    report.p95Ms = percentile(latencies, 0.95);
    report.p99Ms = percentile(latencies, 0.99);
    report.maxMs = percentile(latencies, 1.0);
}

void judge(BenchReport &report)
{
    std::sort(report.allocations.begin(), report.allocations.end(),
              [](const Allocation &a, const Allocation &b) { return a.sequence < b.sequence; });
    for (const Allocation &allocation : report.allocations)
        report.numbers << allocation.number;
    report.distinct = areDistinct(report.numbers);
    report.gapFree = areGapFree(report.allocations);
    if (report.durationMs > 0)
        report.perSecond = double(report.numbers.size()) * 1000 / double(report.durationMs);
}

BenchReport drawAll(const store::Address &sandbox, const BenchPlan &plan, const std::atomic_bool &cancelled,
                    const BenchProgress &progress)
{
    BenchReport report;
    Allocator allocator(sandbox);
    Crowd crowd(allocator, plan, cancelled);
    const auto begun = Clock::now();
    crowd.run(progress);
    report.durationMs = std::max(1, millisecondsSince(begun));
    report.cancelled = cancelled;
    addLogs(report, crowd.logs());
    judge(report);
    return report;
}

} // namespace

tl::expected<BenchReport, Failure> runBench(const store::Address &realStore, const BenchPlan &plan,
                                            const std::atomic_bool &cancelled, const BenchProgress &progress)
{
    if (const auto checked = checkPlan(plan); !checked)
        return tl::unexpected(checked.error());
    const auto real = asOutcome(store::Connection::open(realStore));
    if (!real)
        return tl::unexpected(real.error());
    const auto key = prepareSandbox(**real, plan.request);
    if (!key)
        return tl::unexpected(key.error());
    const auto before = readCounter(**real, *key);
    if (!before)
        return tl::unexpected(before.error());

    BenchReport report = drawAll(realStore.sandbox(), plan, cancelled, progress);
    const auto after = readCounter(**real, *key);
    if (!after)
        return tl::unexpected(after.error());
    report.key = *key;
    report.counterBefore = *before;
    report.counterAfter = *after;
    return report;
}

} // namespace lekthi::allocation
