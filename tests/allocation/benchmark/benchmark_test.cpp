#include "core/allocation/benchmark/benchmark.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using namespace lekthi::benchmark;

class BenchmarkTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keepsItsPromise_data();
    void keepsItsPromise();
    void refusesPeople();
    void sharesSessionsAmongManyCallers();
    void addsProcessesUp();
    void tellsOfARunThatMeasuredNothing();
    void goesOnWithoutRedis_data();
    void goesOnWithoutRedis();
    void endsWhenAskedTo();
    void doesNotBeginWhenItShallNot();
    void failsWithoutAField();
    void leavesTheRealStoreAlone();
    void removesItsSequences();
    void findsTheFieldAgainAfterTestDraws();

private:
    Plan plan(Algorithm algorithm, int callers = 4) const;
    store::Result<Report> run(Plan plan, const Hooks &hooks = {});
    qint64 count(const store::Address &address, const QString &from) const;

    store::Address m_store;
    std::unique_ptr<test::PrivateRedis> m_redis;
    qint64 m_rowsBefore = 0; ///< of the ledger, before the last run
};

namespace {

constexpr auto longestRun = 10s;

} // namespace

#define VERIFY_RESULT(result) QVERIFY2((result), (result) ? "" : qPrintable((result).error().detail))

void BenchmarkTest::initTestCase()
{
    m_store = test::PrivateStore::instance().demoStore();
    m_redis = std::make_unique<test::PrivateRedis>();
}

Plan BenchmarkTest::plan(Algorithm algorithm, int callers) const
{
    Plan plan{.algorithm = algorithm, .callers = callers, .duration = 150ms};
    plan.redis = redis::RedisAddress{};
    plan.redis->endpoints = {{.host = {}, .socket = m_redis->socket()}};
    return plan;
}

/// Again and longer where a busy machine let nothing be drawn within the time.
store::Result<Report> BenchmarkTest::run(Plan plan, const Hooks &hooks)
{
    while (true) {
        m_rowsBefore = count(m_store.sandbox(), u"document_number_audit"_s);
        const auto field = prepare(m_store.sandbox(), plan);
        if (!field)
            return tl::unexpected(field.error());
        const auto measured = measure(m_store.sandbox(), plan, *field, hooks);
        if (!measured)
            return tl::unexpected(measured.error());
        if (measured->allocated > 0 || measured->stopped || plan.duration > longestRun)
            return conclude(m_store.sandbox(), plan, *field, {*measured});
        plan.duration *= 4;
    }
}

qint64 BenchmarkTest::count(const store::Address &address, const QString &from) const
{
    const auto connection = test::PrivateStore::instance().connect(address);
    const auto rows = connection->readText(u"SELECT COUNT(*) AS found FROM "_s + from);
    return rows ? rows->first().bigInteger("found"_L1) : -1;
}

void BenchmarkTest::keepsItsPromise_data()
{
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<Keys>("keys");
    for (const Algorithm algorithm : allAlgorithms()) {
        QTest::addRow("%s, hot", qPrintable(algorithmName(algorithm))) << algorithm << Keys::Hot;
        // A thousand sequences take their time.
        if (algorithm != Algorithm::Sequence)
            QTest::addRow("%s, spread", qPrintable(algorithmName(algorithm))) << algorithm << Keys::Spread;
    }
    QTest::addRow("combining, few") << Algorithm::Combining << Keys::Few;
    QTest::addRow("combining, zipf") << Algorithm::Combining << Keys::Zipf;
}

void BenchmarkTest::keepsItsPromise()
{
    QFETCH(Algorithm, algorithm);
    QFETCH(Keys, keys);
    Plan wanted = plan(algorithm, algorithm == Algorithm::Bulk ? 1 : 4);
    wanted.keys = keys;
    const AlgorithmTraits &traits = traitsOf(algorithm);
    const auto report = run(wanted);
    VERIFY_RESULT(report);
    const Measurement &measured = report->measured;
    QVERIFY(measured.allocated > 0);
    QVERIFY(report->judgement.kept);
    QCOMPARE(report->judgement.duplicates, 0);
    QCOMPARE(report->judgement.missing, 0);
    if (!traits.gapsAllowed)
        QCOMPARE(report->judgement.gaps, 0);
    const qint64 drawn = measured.allocated + measured.outside;
    QCOMPARE(count(m_store.sandbox(), u"document_number_audit"_s) - m_rowsBefore, traits.audited ? drawn : 0);
    QVERIFY(report->p50Ms > 0 && report->p50Ms <= report->p99Ms && report->p99Ms <= measured.maxMs);
    QVERIFY(measured.peakThreads > wanted.callers && measured.peakMemoryMb > 1);
}

/// It writes tables, which people never do.
void BenchmarkTest::refusesPeople()
{
    const auto administrator = m_store;
    m_store = test::PrivateStore::asPerson(m_store, u"auditor.demo"_s);
    const auto report = run(plan(Algorithm::Combining, 2));
    m_store = administrator;
    QVERIFY(!report);
    QCOMPARE(report.error().kind, store::ErrorKind::NotAllowed);
    QVERIFY(store::describe(report.error()).contains("administrator"_L1));
}

void BenchmarkTest::sharesSessionsAmongManyCallers()
{
    Plan wanted = plan(Algorithm::Upsert, 12);
    wanted.connections = 3;
    const auto report = run(wanted);
    VERIFY_RESULT(report);
    QVERIFY(report->judgement.kept);
    QVERIFY(report->measured.allocated > 0);
    QCOMPARE(report->measured.connections, 3);
}

void BenchmarkTest::addsProcessesUp()
{
    const Plan wanted = plan(Algorithm::Combining, 2);
    const auto field = prepare(m_store.sandbox(), wanted);
    VERIFY_RESULT(field);
    QList<Measurement> parts;
    for (int part = 0; part < 2; ++part) {
        const auto connection = test::PrivateStore::instance().connect(m_store.sandbox());
        const auto found = readField(*connection, wanted.keys);
        VERIFY_RESULT(found);
        const auto measured = measure(m_store.sandbox(), wanted, *found);
        VERIFY_RESULT(measured);
        parts << *measured;
    }
    const auto report = conclude(m_store.sandbox(), wanted, *field, parts);
    VERIFY_RESULT(report);
    QVERIFY(report->judgement.kept);
    QCOMPARE(report->perProcess, (QList<qint64>{parts[0].allocated, parts[1].allocated}));
    QCOMPARE(report->measured.allocated, parts[0].allocated + parts[1].allocated);
}

void BenchmarkTest::tellsOfARunThatMeasuredNothing()
{
    const Plan wanted = plan(Algorithm::Combining);
    const auto field = prepare(m_store.sandbox(), wanted);
    VERIFY_RESULT(field);
    const auto report = conclude(m_store.sandbox(), wanted, *field, {});
    VERIFY_RESULT(report);
    QVERIFY(report->judgement.kept);
    QCOMPARE(report->perSecond, 0.0);
    QCOMPARE(report->p99Ms, 0.0);
}

void BenchmarkTest::goesOnWithoutRedis_data()
{
    QTest::addColumn<Algorithm>("algorithm");
    QTest::newRow("combining") << Algorithm::Combining;
    QTest::newRow("double lock") << Algorithm::DoubleLock;
}

void BenchmarkTest::goesOnWithoutRedis()
{
    QFETCH(Algorithm, algorithm);
    Plan wanted = plan(algorithm);
    wanted.redis->endpoints = {{.host = {}, .socket = m_store.socket + ".nobody"_L1}};
    const auto report = run(wanted);
    VERIFY_RESULT(report);
    QVERIFY(report->measured.allocated > 0);
    QVERIFY(report->judgement.kept);
    QVERIFY(count(m_store.sandbox(), u"document_number_audit WHERE fallback_used = 'DB_LOCK'"_s) > 0);
}

void BenchmarkTest::endsWhenAskedTo()
{
    Plan wanted = plan(Algorithm::SelectForUpdate, 2);
    wanted.duration = 10min;
    int asked = 0;
    const auto report = run(wanted, {.stopAsked = [&] {
                                return ++asked > 3 && count(m_store.sandbox(), u"document_number_audit"_s) >
                                                          m_rowsBefore + 100;
                            }});
    VERIFY_RESULT(report);
    QVERIFY(report->measured.stopped);
    QVERIFY(report->measured.seconds < 600);
    QVERIFY(report->measured.allocated > 0);
    QVERIFY(report->judgement.kept);
}

void BenchmarkTest::doesNotBeginWhenItShallNot()
{
    const auto report = run(plan(Algorithm::Upsert), {.begin = [] { return false; }});
    VERIFY_RESULT(report);
    QVERIFY(report->measured.stopped);
    QCOMPARE(report->measured.allocated, 0);
    // One caller has allocated one, to see that it can be done at all.
    QCOMPARE(count(m_store.sandbox(), u"document_number_audit"_s) - m_rowsBefore, 1);
}

void BenchmarkTest::failsWithoutAField()
{
    const store::Address address = test::PrivateStore::instance().demoStore().sandbox();
    const auto connection = test::PrivateStore::instance().connect(address);
    const auto field = readField(*connection, Keys::Hot);
    QVERIFY(!field);
    QCOMPARE(field.error().kind, store::ErrorKind::NotFound);
}

void BenchmarkTest::leavesTheRealStoreAlone()
{
    const qint64 ledger = count(m_store, u"document_number_audit"_s);
    const qint64 projects = count(m_store, u"projects"_s);
    VERIFY_RESULT(run(plan(Algorithm::Combining)));
    QCOMPARE(count(m_store, u"document_number_audit"_s), ledger);
    QCOMPARE(count(m_store, u"projects"_s), projects);
}

void BenchmarkTest::removesItsSequences()
{
    VERIFY_RESULT(run(plan(Algorithm::Sequence)));
    QCOMPARE(count(m_store.sandbox(), u"information_schema.tables WHERE table_type = 'SEQUENCE'"_s), 0);
    QCOMPARE(m_redis->ask({u"KEYS"_s, u"lekthi:bench:*"_s}), QString());
}

/// Test draws give the sandbox the organizations of the real store, and take away what it has besides.
void BenchmarkTest::findsTheFieldAgainAfterTestDraws()
{
    VERIFY_RESULT(run(plan(Algorithm::Combining)));
    const auto connection = test::PrivateStore::instance().connect(m_store.sandbox());
    QVERIFY(connection->execute(u"DELETE FROM project_organizations WHERE project_id = 2000000000"_s));
    QVERIFY(connection->execute(
        u"UPDATE organizations SET organization_code = CONCAT('~', id) WHERE id >= 2000000000"_s));
    const auto report = run(plan(Algorithm::Combining));
    VERIFY_RESULT(report);
    QVERIFY(report->judgement.kept);
}

QTEST_GUILESS_MAIN(BenchmarkTest)
#include "benchmark_test.moc"
