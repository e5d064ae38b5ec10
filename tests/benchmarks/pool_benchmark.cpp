#include "core/dispensing/id_issuer.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/store/raw_session.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using store::Connection;

namespace {

/// What is measured against issuing: the same work with one chain for all, and with locks that are waited
/// for.
enum class Way {
    Issue,      ///< as ids are issued: rows and lanes that nobody has locked
    ForUpdate,  ///< the first row, whoever has it locked
    OneAtRandom ///< a row at a random place, whoever has it locked
};

constexpr std::pair<Way, const char *> ways[] = {
    {Way::Issue, "SKIP LOCKED, 128 chains"},
    {Way::ForUpdate, "plain FOR UPDATE, one chain"},
    {Way::OneAtRandom, "one random row, one chain"},
};

constexpr int mostIds = 20'000;

QString poolOf(Way way)
{
    return u"bench%1"_s.arg(int(way));
}

/// Takes a row and writes it into lane 0 of the ledger, as one transaction.
bool takeWaiting(Connection &connection, Way way, int poolId)
{
    const QString table = u"id_pool_"_s + poolOf(way);
    if (!connection.execute(u"START TRANSACTION"_s))
        return false;
    if (!connection.execute(
            u"SELECT FLOOR(RAND() * MAX(position)) INTO @place FROM %1 WHERE status = 1"_s.arg(table)))
        return false;
    const QString from = way == Way::OneAtRandom ? u"position >= @place"_s : u"TRUE"_s;
    const auto row = connection.readText(
        u"SELECT position, id_value FROM %1 FORCE INDEX (idx_available) WHERE status = 1 AND %2 "
        "ORDER BY position LIMIT 1 FOR UPDATE"_s.arg(table, from));
    const bool taken =
        row && !row->isEmpty() &&
        connection.readText(
            u"SELECT length FROM pool_lanes WHERE pool_id = %1 AND lane = 0 FOR UPDATE"_s.arg(poolId)) &&
        connection.execute(u"INSERT INTO pool_ledger (pool_id, lane, id_value, request_id, request_place, "
                           u"purpose, drawn_by) "
                           "VALUES (%1, 0, '%2', UUID(), 1, '', 1)"_s.arg(poolId)
                               .arg(row->first().text("id_value"_L1))) &&
        connection.execute(
            u"UPDATE %1 SET status = 2, issued_at = UTC_TIMESTAMP(6) WHERE position = %2"_s.arg(table).arg(
                row->first().bigInteger("position"_L1)));
    return connection.execute(taken ? u"COMMIT"_s : u"ROLLBACK"_s) && taken;
}

bool takeOne(Connection &connection, Way way, int poolId)
{
    if (way != Way::Issue)
        return takeWaiting(connection, way, poolId);
    return dispensing::issueIds(connection, poolName(poolOf(way)), {QUuid::createUuid()}).has_value();
}

struct Measured
{
    std::vector<double> milliseconds{};
    int failures = 0;
};

Measured measure(const store::Address &address, Way way, int callers, int seconds)
{
    const int poolId = findPool(address, poolOf(way)).id;
    std::vector<Measured> each(static_cast<size_t>(callers));
    {
        std::vector<std::jthread> threads;
        for (Measured &own : each)
            threads.emplace_back([&own, &address, way, poolId, seconds] {
                const auto connection = PrivateStore::instance().connect(address);
                QElapsedTimer all;
                all.start();
                while (all.elapsed() < seconds * 1000) {
                    QElapsedTimer one;
                    one.start();
                    if (takeOne(*connection, way, poolId))
                        own.milliseconds.push_back(double(one.nsecsElapsed()) / 1e6);
                    else
                        ++own.failures;
                }
            });
    }
    Measured sum;
    for (const Measured &own : each) {
        sum.milliseconds.insert(sum.milliseconds.end(), own.milliseconds.begin(), own.milliseconds.end());
        sum.failures += own.failures;
    }
    std::ranges::sort(sum.milliseconds);
    return sum;
}

double quantile(const std::vector<double> &sorted, double share)
{
    return sorted.empty() ? 0 : sorted[size_t(share * double(sorted.size() - 1))];
}

} // namespace

/// pool_benchmark [CALLERS [SECONDS]]: ids a second, and how long each took, by one and by many callers. The
/// server writes its log with each commit; where its disk is memory that costs nothing.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const int many = argc > 1 ? std::atoi(argv[1]) : 100;
    const int seconds = argc > 2 ? std::atoi(argv[2]) : 5;
    const store::Address address = PrivateStore::instance().demoStore();
    RawSession raw(address);
    raw.run(u"SET GLOBAL innodb_flush_log_at_trx_commit = 1"_s);
    raw.run(u"SET GLOBAL max_connections = 500"_s);
    if (!store::prepareIssuing(*PrivateStore::instance().connect(address)))
        return EXIT_FAILURE;
    std::puts("way                            callers  ids/s     p50      p95      p99      max ms  failed");
    for (const auto &[way, name] : ways) {
        makeFilledPool(address, plainDraft(poolOf(way), mostIds, mostIds, 8));
        for (const int callers : {1, many}) {
            const Measured measured = measure(address, way, callers, seconds);
            std::printf("%-30s %7d %6.0f %8.2f %8.2f %8.2f %8.2f %8d\n", name, callers,
                        double(measured.milliseconds.size()) / seconds, quantile(measured.milliseconds, 0.5),
                        quantile(measured.milliseconds, 0.95), quantile(measured.milliseconds, 0.99),
                        quantile(measured.milliseconds, 1), measured.failures);
            std::fflush(stdout);
        }
    }
    return EXIT_SUCCESS;
}
