#include "app/ctl/commands/bench_command.h"

#include "app/ctl/commands/bench_processes.h"
#include "app/ctl/commands/command_groups.h"
#include "app/ctl/print/bench_table.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/redis_access.h"
#include "app/ctl/store_access.h"
#include "app/local/ending_signals.h"

#include <QJsonArray>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using benchmark::Algorithm;
using benchmark::Keys;
using benchmark::Measurement;
using benchmark::Plan;

namespace {

constexpr auto everyAlgorithm = "all"_L1;

Result<int> optionUpTo(const Arguments &arguments, QLatin1StringView option, int fallback, int most)
{
    return boundedOption(arguments, option, 1, most).map([fallback](std::optional<int> given) {
        return given.value_or(fallback);
    });
}

Result<QList<Algorithm>> algorithmOption(const Arguments &arguments, bool withRedis)
{
    const QStringList names = benchmark::algorithmNames() + QStringList{everyAlgorithm};
    if (arguments.text("algorithm"_L1) != everyAlgorithm)
        return namedOption(arguments, "algorithm"_L1, Algorithm::Combining, benchmark::algorithmFromName,
                           names)
            .map([](Algorithm algorithm) { return QList{algorithm}; });
    QList<Algorithm> algorithms = benchmark::allAlgorithms();
    algorithms.removeIf(
        [withRedis](Algorithm algorithm) { return benchmark::traitsOf(algorithm).needsRedis && !withRedis; });
    return algorithms;
}

Result<Plan> readPlan(const Arguments &arguments)
{
    const auto threads = optionUpTo(arguments, "threads"_L1, 1, benchmark::maximumCallers);
    const auto seconds = optionUpTo(arguments, "seconds"_L1, 5, benchmark::maximumSeconds);
    const auto connections = optionUpTo(arguments, "connections"_L1, 0, benchmark::maximumConnections);
    for (const auto *number : {&threads, &seconds, &connections}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    const auto keys =
        namedOption(arguments, "keys"_L1, Keys::Hot, benchmark::keysFromName, benchmark::keysNames());
    if (!keys)
        return tl::make_unexpected(keys.error());
    const auto redis = redisAddress(arguments);
    if (!redis)
        return tl::make_unexpected(redis.error());
    return Plan{.callers = *threads,
                .duration = std::chrono::seconds(*seconds),
                .keys = *keys,
                .connections = *connections,
                .redis = *redis};
}

/// Whether the options go together.
Result<void> checkPlan(const Plan &plan, int processes)
{
    const QString name = benchmark::algorithmName(plan.algorithm);
    if (benchmark::traitsOf(plan.algorithm).needsRedis && !plan.redis)
        return usageError(Texts::tr("%1 needs Redis. Say where it is with --redis ADDRESS.").arg(name));
    if (plan.redis && plan.redis->usesSentinel() && plan.algorithm != Algorithm::Combining)
        return usageError(Texts::tr("%1 asks no Sentinels. Give the address of the Redis server.").arg(name));
    if (processes > plan.callers)
        return usageError(
            Texts::tr("%1 processes need at least as many callers. Raise --threads.").arg(processes));
    return {};
}

/// The ceiling is what one session can write.
Plan withOwnShape(Plan plan)
{
    if (plan.algorithm == Algorithm::Bulk)
        plan.callers = 1;
    return plan;
}

bool stopAsked()
{
    return local::EndingSignals::hasArrived();
}

Result<QList<Measurement>> measureOnce(const store::Address &address, const Plan &plan,
                                       const benchmark::Field &field, int processes)
{
    if (processes > 1)
        return measureInProcesses(address, plan, processes, stopAsked);
    return fromStore(benchmark::measure(address.sandbox(), plan, field, {.stopAsked = stopAsked}))
        .map([](const Measurement &measured) { return QList{measured}; });
}

Result<benchmark::Report> runPlan(const store::Address &address, const Plan &plan, int wantedProcesses)
{
    const int processes = std::min(wantedProcesses, plan.callers);
    const auto field = fromStore(benchmark::prepare(address.sandbox(), plan));
    if (!field)
        return tl::make_unexpected(field.error());
    const auto parts = measureOnce(address, plan, *field, processes);
    // Also after a failure: what was made for the run has to go.
    auto report =
        fromStore(benchmark::conclude(address.sandbox(), plan, *field, parts.value_or(QList<Measurement>())));
    if (!parts)
        return tl::make_unexpected(parts.error());
    return report;
}

Result<Report> runPart(const store::Address &address, const Plan &plan)
{
    const auto connection = fromStore(store::Connection::open(address.sandbox()));
    if (!connection)
        return tl::make_unexpected(connection.error());
    const auto field = fromStore(benchmark::readField(**connection, plan.keys));
    if (!field)
        return tl::make_unexpected(field.error());
    const auto measured = fromStore(benchmark::measure(
        address.sandbox(), plan, *field, {.begin = waitForCommonStart, .stopAsked = stopAsked}));
    if (!measured)
        return tl::make_unexpected(measured.error());
    return Report{.json = benchmark::toJson(*measured)};
}

Report reportOf(const QList<benchmark::Report> &reports, bool single)
{
    Report report{.text = benchTable(reports)};
    QJsonArray runs;
    for (const benchmark::Report &one : reports) {
        runs << benchmark::toJson(one);
        if (!one.judgement.kept)
            report.exitCode = ExitCode::Refused;
    }
    report.json = single ? runs.first().toObject() : QJsonObject{{u"runs"_s, runs}};
    return report;
}

Result<Report> runBench(const Arguments &arguments)
{
    const Result<BenchWish> wish = readBenchWish(arguments);
    if (!wish)
        return tl::make_unexpected(wish.error());
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    if (wish->isPart)
        return runPart(opened->address, wish->plans.first());
    QList<benchmark::Report> reports;
    for (const Plan &plan : wish->plans) {
        if (stopAsked() && !reports.isEmpty())
            break;
        const auto report = runPlan(opened->address, plan, wish->processes);
        if (!report)
            return tl::make_unexpected(report.error());
        reports << *report;
    }
    return reportOf(reports, wish->plans.size() == 1);
}

} // namespace

Result<BenchWish> readBenchWish(const Arguments &arguments)
{
    const auto plan = readPlan(arguments);
    if (!plan)
        return tl::make_unexpected(plan.error());
    const auto processes = optionUpTo(arguments, "processes"_L1, 1, benchmark::maximumProcesses);
    if (!processes)
        return tl::make_unexpected(processes.error());
    const auto algorithms = algorithmOption(arguments, plan->redis.has_value());
    if (!algorithms)
        return tl::make_unexpected(algorithms.error());
    BenchWish wish{.plans = {}, .processes = *processes, .isPart = arguments.has("part"_L1)};
    for (const Algorithm algorithm : *algorithms) {
        Plan own = *plan;
        own.algorithm = algorithm;
        if (const auto checked = checkPlan(own, *processes); !checked)
            return tl::make_unexpected(checked.error());
        wish.plans << withOwnShape(own);
    }
    return wish;
}

QList<Command> benchCommands()
{
    return {{
        .name = "bench",
        .summary = QT_TRANSLATE_NOOP("lekthi", "Measure in the sandbox how fast numbers can be allocated"),
        .options =
            {{"algorithm", "NAME",
              QT_TRANSLATE_NOOP("lekthi",
                                "How to allocate: combining (default), double-lock, version-check, "
                                "select-for-update, nowait, upsert, sequence, bulk, redis-incr or all")},
             {"threads", "N", QT_TRANSLATE_NOOP("lekthi", "How many callers at once; 1 if left out")},
             {"seconds", "N", QT_TRANSLATE_NOOP("lekthi", "How long; 5 if left out")},
             {"keys", "KIND",
              QT_TRANSLATE_NOOP("lekthi", "hot: one counter for all (default); few: 10; spread: 1,000; zipf: "
                                          "1,000, some of them much more often than others")},
             {"processes", "N", QT_TRANSLATE_NOOP("lekthi", "How many processes share the callers")},
             {"connections", "N", QT_TRANSLATE_NOOP("lekthi", "Sessions with the store, of each process")},
             {"part", nullptr,
              QT_TRANSLATE_NOOP("lekthi", "Measure as one of several processes that lekthictl starts: "
                                          "begin when a line comes on standard input")}},
        .run = runBench,
    }};
}

} // namespace lekthi::ctl
