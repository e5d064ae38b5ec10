#include "core/allocation/allocator.h"
#include "core/store/session/connection.h"
#include "tests/faults/ledger_checks.h"
#include "tests/galera/galera_store.h"
#include "tests/store/raw_session.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <memory>
#include <random>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using allocation::Allocator;

namespace {

/// How many counters one transaction may serve.
constexpr int caps[] = {1, 4, 16, 64};

struct Load
{
    int callers = 16; ///< on each node
    int counters = 1000;
    std::chrono::seconds time{5};
};

struct Run
{
    double numbersPerSecond = 0;
    double conflictsPerThousand = 0; ///< transactions that the nodes undid, of a thousand numbers
    double slowestHundredthMs = 0;   ///< what 99 of 100 callers waited at most
    int failed = 0;
};

/// A document of each type that needs no parts, from each organization of the demo's project to each, of each
/// year that it takes: a counter each.
std::vector<allocation::Request> documentsOfCounters(const store::Address &address, int counters)
{
    constexpr int project = 2;
    RawSession session(address);
    const QStringList organizations = session.column(
        u"SELECT organization_id FROM project_organizations WHERE project_id = %1"_s.arg(project));
    const QStringList types = session.column(u"SELECT id FROM correspondence_types WHERE is_active AND "
                                             "type_code NOT IN ('RFA', 'TRANSMITTAL')"_s);
    std::vector<allocation::Request> documents;
    for (int year = 2020; year <= 2026; ++year)
        for (const QString &type : types)
            for (const QString &from : organizations)
                for (const QString &to : organizations) {
                    if (from == to || int(documents.size()) == counters)
                        continue;
                    allocation::Request request;
                    request.projectId = project;
                    request.originatorOrganizationId = from.toInt();
                    request.recipientOrganizationIds = {to.toInt()};
                    request.correspondenceTypeId = type.toInt();
                    request.documentDate = QDate(year, 11, 2);
                    request.caller = {.userId = 5, .ipAddress = u"192.0.2.7"_s, .userAgent = u"cluster"_s};
                    documents.push_back(request);
                }
    return documents;
}

struct Answers
{
    std::vector<double> waitedMs;
    int failed = 0;
};

Answers call(Allocator &allocator, const std::vector<allocation::Request> &documents, quint64 seed,
             const std::atomic_bool &stopping)
{
    std::mt19937_64 random(seed);
    Answers answers;
    while (!stopping) {
        allocation::Request request = documents[random() % documents.size()];
        request.requestId = QUuid::createUuid();
        const auto asked = std::chrono::steady_clock::now();
        if (allocator.allocate(request))
            answers.waitedMs.push_back(
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - asked).count());
        else
            ++answers.failed;
    }
    return answers;
}

Run measure(GaleraStore &store, const Load &load, const std::vector<allocation::Request> &documents, int cap)
{
    const int conflictsBefore = store.conflicts();
    std::vector<std::unique_ptr<Allocator>> allocators;
    allocators.reserve(PrivateGalera::nodes);
    for (int node = 0; node < PrivateGalera::nodes; ++node)
        allocators.push_back(std::make_unique<Allocator>(
            store.at(node), allocation::AllocatorOptions{.countersTogether = cap}));
    std::atomic_bool stopping = false;
    std::vector<Answers> answers(size_t(PrivateGalera::nodes * load.callers));
    std::vector<std::thread> threads;
    threads.reserve(answers.size());
    const auto begun = std::chrono::steady_clock::now();
    for (size_t i = 0; i < answers.size(); ++i)
        threads.emplace_back(
            [&, i] { answers[i] = call(*allocators[i % PrivateGalera::nodes], documents, i + 1, stopping); });
    std::this_thread::sleep_for(load.time);
    stopping = true;
    for (std::thread &thread : threads)
        thread.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();

    Run run;
    std::vector<double> waited;
    for (const Answers &one : answers) {
        waited.insert(waited.end(), one.waitedMs.begin(), one.waitedMs.end());
        run.failed += one.failed;
    }
    std::sort(waited.begin(), waited.end());
    if (waited.empty())
        return run;
    run.numbersPerSecond = double(waited.size()) / seconds;
    run.slowestHundredthMs = waited[waited.size() * 99 / 100];
    run.conflictsPerThousand = 1000.0 * (store.conflicts() - conflictsBefore) / double(waited.size());
    return run;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void print(const Load &load, const std::vector<std::vector<Run>> &rounds)
{
    std::printf("3 nodes, %d callers on each, %d counters: medians of %zu rounds\n", load.callers,
                load.counters, rounds.size());
    std::printf("%10s %12s %10s %18s %10s %8s\n", "at most", "numbers/s", "to one", "undone of 1,000",
                "p99 ms", "failed");
    for (size_t cap = 0; cap < std::size(caps); ++cap) {
        const auto of = [&](auto field) {
            std::vector<double> values;
            values.reserve(rounds.size());
            for (const std::vector<Run> &round : rounds)
                values.push_back(field(round));
            return median(values);
        };
        std::printf(
            "%10d %12.0f %10.2f %18.1f %10.1f %8.0f\n", caps[cap],
            of([&](const auto &round) { return round[cap].numbersPerSecond; }),
            of([&](const auto &round) { return round[cap].numbersPerSecond / round[0].numbersPerSecond; }),
            of([&](const auto &round) { return round[cap].conflictsPerThousand; }),
            of([&](const auto &round) { return round[cap].slowestHundredthMs; }),
            of([&](const auto &round) { return double(round[cap].failed); }));
    }
}

} // namespace

/// Callers on each node of a cluster draw from the same counters: what it brings to take several of them
/// together, and what it costs in transactions that other nodes undo.
int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"rounds"_s, u"How often everything is measured."_s, u"N"_s, u"5"_s},
                       {u"seconds"_s, u"How long each time."_s, u"N"_s, u"5"_s},
                       {u"callers"_s, u"On each node."_s, u"N"_s, u"16"_s},
                       {u"counters"_s, u"From how many they draw."_s, u"N"_s, u"1000"_s}});
    parser.process(app);
    if (!PrivateGalera::isAvailable()) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(PrivateGalera::missing()));
        return 1;
    }
    const Load wanted{parser.value(u"callers"_s).toInt(), parser.value(u"counters"_s).toInt(),
                      std::chrono::seconds(parser.value(u"seconds"_s).toInt())};
    GaleraStore store;
    const auto documents = documentsOfCounters(store.at(0), wanted.counters);
    const Load load{wanted.callers, int(documents.size()), wanted.time};
    measure(store, load, documents, caps[0]); // makes the counters
    std::vector<std::vector<Run>> rounds;
    for (int round = 0; round < std::max(1, parser.value(u"rounds"_s).toInt()); ++round) {
        std::vector<Run> runs;
        for (const int cap : caps)
            runs.push_back(measure(store, load, documents, cap));
        rounds.push_back(runs);
    }
    print(load, rounds);
    const QStringList findings = checkLedger(store.at(2)) + store.tablesThatDiffer();
    for (const QString &finding : findings)
        std::printf("%s\n", qUtf8Printable(finding));
    return findings.isEmpty() ? 0 : 1;
}
