#include "core/allocation/benchmark/benchmark.h"

#include "core/allocation/benchmark/crowd.h"
#include "core/allocation/benchmark/drawers/bulk_drawer.h"
#include "core/allocation/benchmark/drawers/combining_drawer.h"
#include "core/allocation/benchmark/drawers/redis_drawers.h"
#include "core/allocation/benchmark/drawers/store_drawers.h"
#include "core/allocation/benchmark/session_pool.h"
#include "core/store/session/denial.h"

#include <QJsonArray>

#include <cmath>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;
using store::Result;

namespace {

using MadeDrawer = Result<std::unique_ptr<Drawer>>;

template <class Kind, class... Arguments>
MadeDrawer storeDrawer(const store::Address &sandbox, const Field &field, const Arguments &...arguments)
{
    return store::Connection::open(sandbox).map(
        [&](std::unique_ptr<store::Connection> connection) -> std::unique_ptr<Drawer> {
            return std::make_unique<Kind>(std::move(connection), field, arguments...);
        });
}

MadeDrawer makeDrawer(const store::Address &sandbox, const Plan &plan, const Field &field)
{
    switch (plan.algorithm) {
    case Algorithm::DoubleLock:
        return storeDrawer<DoubleLockDrawer>(sandbox, field, *plan.redis);
    case Algorithm::VersionCheck:
        return storeDrawer<VersionCheckDrawer>(sandbox, field);
    case Algorithm::SelectForUpdate:
        return storeDrawer<SelectForUpdateDrawer>(sandbox, field);
    case Algorithm::NoWait:
        return storeDrawer<NoWaitDrawer>(sandbox, field);
    case Algorithm::Upsert:
        return storeDrawer<UpsertDrawer>(sandbox, field);
    case Algorithm::Sequence:
        return storeDrawer<SequenceDrawer>(sandbox, field);
    case Algorithm::Bulk:
        return storeDrawer<BulkDrawer>(sandbox, field);
    case Algorithm::RedisIncrement:
        return std::make_unique<RedisIncrementDrawer>(*plan.redis);
    case Algorithm::Combining:
        break; // its callers have no sessions of their own
    }
    Q_UNREACHABLE();
}

/// A caller that shares the sessions of a pool.
class PoolDrawer : public Drawer
{
public:
    explicit PoolDrawer(SessionPool &pool)
        : m_pool(pool)
    {
    }
    Result<Drawn> draw(const FieldCounter &counter) override { return m_pool.draw(counter); }

private:
    SessionPool &m_pool;
};

Result<Measurement> measureCrowd(const Plan &plan, const Field &field, DrawerFactory factory,
                                 const Hooks &hooks)
{
    Crowd crowd(plan, field, std::move(factory));
    if (const auto gathered = crowd.gather(); !gathered)
        return tl::unexpected(gathered.error());
    if (!hooks.begin())
        return Measurement{.stopped = true};
    Measurement measured = crowd.run(hooks.stopAsked);
    if (const auto &breakdown = crowd.breakdown())
        return tl::unexpected(*breakdown);
    return measured;
}

Result<Measurement> measureCombining(const store::Address &sandbox, const Plan &plan, const Field &field,
                                     const Hooks &hooks)
{
    const allocation::AllocatorOptions options = CombiningDrawer::optionsFor(plan);
    allocation::Allocator allocator(sandbox, options);
    auto measured = measureCrowd(
        plan, field, [&]() -> MadeDrawer { return std::make_unique<CombiningDrawer>(allocator, field); },
        hooks);
    if (measured)
        measured->connections = options.connections;
    return measured;
}

Result<Measurement> measureSessions(const store::Address &sandbox, const Plan &plan, const Field &field,
                                    const Hooks &hooks)
{
    const int sessions = std::min(plan.callers, plan.connections > 0 ? plan.connections : usualSessions);
    const DrawerFactory factory = [&] { return makeDrawer(sandbox, plan, field); };
    SessionPool pool(factory, sessions);
    const bool shared = sessions < plan.callers;
    if (shared) {
        if (const auto opened = pool.open(); !opened)
            return tl::unexpected(opened.error());
    }
    auto measured =
        shared ? measureCrowd(
                     plan, field, [&]() -> MadeDrawer { return std::make_unique<PoolDrawer>(pool); }, hooks)
               : measureCrowd(plan, field, factory, hooks);
    if (measured)
        measured->connections = sessions;
    return measured;
}

Result<void> makeExtras(store::Connection &sandbox, const Plan &plan, const Field &field)
{
    if (plan.algorithm == Algorithm::Sequence)
        return SequenceDrawer::makeSequences(sandbox, field);
    if (plan.algorithm == Algorithm::RedisIncrement)
        return RedisIncrementDrawer::setKeys(*plan.redis, field);
    return {};
}

Result<void> removeExtras(store::Connection &sandbox, const Plan &plan, const Field &field)
{
    if (plan.algorithm == Algorithm::Sequence)
        return SequenceDrawer::dropSequences(sandbox, field);
    if (plan.algorithm == Algorithm::RedisIncrement)
        return RedisIncrementDrawer::removeKeys(*plan.redis, field);
    return {};
}

Report reportOf(const Plan &plan, const QList<Measurement> &parts, const Judgement &judgement)
{
    Report report{.plan = plan, .measured = merged(parts), .judgement = judgement};
    if (parts.size() > 1) {
        for (const Measurement &part : parts)
            report.perProcess << part.allocated;
    }
    if (report.measured.seconds > 0)
        report.perSecond = double(report.measured.allocated) / report.measured.seconds;
    std::vector<float> sorted = report.measured.latencies;
    std::sort(sorted.begin(), sorted.end());
    report.p50Ms = percentile(sorted, 0.50);
    report.p95Ms = percentile(sorted, 0.95);
    report.p99Ms = percentile(sorted, 0.99);
    return report;
}

double rounded(double value)
{
    return std::round(value * 1000.0) / 1000.0;
}

} // namespace

Result<Field> prepare(const store::Address &sandbox, const Plan &plan)
{
    const auto connection = store::Connection::open(sandbox);
    if (!connection)
        return tl::unexpected(connection.error());
    auto field = prepareField(**connection, plan.keys);
    // Nobody else writes tables, of the sandbox neither.
    if (!field && field.error().kind == store::ErrorKind::NoRole)
        return tl::unexpected(store::Error{
            store::ErrorKind::NotAllowed, store::denial::benchmarkOfPeople, field.error().detail, {}});
    if (field) {
        if (const auto made = makeExtras(**connection, plan, *field); !made)
            return tl::unexpected(made.error());
    }
    return field;
}

Result<Measurement> measure(const store::Address &sandbox, const Plan &plan, const Field &field,
                            const Hooks &hooks)
{
    return plan.algorithm == Algorithm::Combining ? measureCombining(sandbox, plan, field, hooks)
                                                  : measureSessions(sandbox, plan, field, hooks);
}

Result<Report> conclude(const store::Address &sandbox, const Plan &plan, const Field &field,
                        const QList<Measurement> &parts)
{
    const auto connection = store::Connection::open(sandbox);
    if (!connection)
        return tl::unexpected(connection.error());
    const auto judgement = judge(**connection, plan, field, merged(parts));
    const auto removed = removeExtras(**connection, plan, field);
    if (!judgement)
        return tl::unexpected(judgement.error());
    if (!removed)
        return tl::unexpected(removed.error());
    return reportOf(plan, parts, *judgement);
}

QJsonObject toJson(const Report &report)
{
    const AlgorithmTraits &traits = traitsOf(report.plan.algorithm);
    const Measurement &measured = report.measured;
    QJsonArray perProcess;
    for (const qint64 allocated : report.perProcess)
        perProcess << allocated;
    return {
        {u"algorithm"_s, QString(traits.name)},
        {u"keys"_s, keysName(report.plan.keys)},
        {u"threads"_s, report.plan.callers},
        {u"processes"_s, std::max<qsizetype>(1, report.perProcess.size())},
        {u"connections"_s, measured.connections},
        {u"seconds"_s, rounded(measured.seconds)},
        {u"allocated"_s, measured.allocated},
        {u"allocatedOutside"_s, measured.outside},
        {u"perSecond"_s, rounded(report.perSecond)},
        {u"p50Ms"_s, rounded(report.p50Ms)},
        {u"p95Ms"_s, rounded(report.p95Ms)},
        {u"p99Ms"_s, rounded(report.p99Ms)},
        {u"maxMs"_s, rounded(measured.maxMs)},
        {u"duplicates"_s, report.judgement.duplicates},
        {u"gaps"_s, report.judgement.gaps},
        {u"missing"_s, report.judgement.missing},
        {u"gapsAllowed"_s, traits.gapsAllowed},
        {u"audited"_s, traits.audited},
        {u"failures"_s, measured.failures},
        {u"lastFailure"_s, measured.lastFailure.isEmpty() ? QJsonValue() : QJsonValue(measured.lastFailure)},
        {u"peakThreads"_s, measured.peakThreads},
        {u"peakMemoryMb"_s, rounded(measured.peakMemoryMb)},
        {u"stopped"_s, measured.stopped},
        {u"perProcess"_s, perProcess}};
}

} // namespace lekthi::benchmark
