#include "core/allocation/minutes/minute_keeper.h"
#include "core/demo/demo_store.h"
#include "core/dispensing/pool_filler.h"
#include "core/pools/verhoeff.h"
#include "core/store/metrics/metrics_gateway.h"
#include "core/store/metrics/metrics_spans.h"
#include "core/store/people/accounts.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/vitals.h"
#include "tests/faults/ledger_checks.h"
#include "tests/faults/settings.h"
#include "tests/galera/galera_store.h"
#include "tests/galera/writers.h"
#include "tests/store/raw_session.h"
#include "tests/support/agreed_pool.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <functional>
#include <memory>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using allocation::Allocator;

/// A node that is killed or cut off while all draw.
class GaleraLostNodeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void goesOnWhenANodeIsKilled();
    void goesOnWhenANodeIsCutOff();
    void refusesOnANodeThatIsCutOff();
    void minutesCountOnceWhenANodeIsKilled();
    void fillsAPoolWhenANodeIsKilled();
    void saysWhatTheClusterCanLose();

private:
    void survives(const char *what, const std::function<void(int node)> &lose,
                  const std::function<void(int node)> &bringBack);

    std::unique_ptr<GaleraStore> m_store;
};

void GaleraLostNodeTest::initTestCase()
{
    if (!PrivateGalera::isAvailable())
        QSKIP(qPrintable(PrivateGalera::missing()));
    m_store = std::make_unique<GaleraStore>();
}

void GaleraLostNodeTest::survives(const char *what, const std::function<void(int node)> &lose,
                                  const std::function<void(int node)> &bringBack)
{
    const int rounds = faultCount("LEKTHI_GALERA_ROUNDS", 1);
    for (int round = 0; round < rounds; ++round) {
        m_store->renew();
        const int lost = 1 + round % 2;
        Oracle oracle;
        Writers writers(*m_store, oracle);
        const bool before = writers.goOn(50);
        lose(lost);
        const bool without = writers.goOn(50);
        bringBack(lost);
        const bool again = writers.goOn(50);
        writers.stop();
        const QStringList differing = m_store->tablesThatDiffer();
        const QStringList findings = oracle.findings(m_store->at(lost));
        reportFaults(u"1 node of 3 %1 under load"_s.arg(QLatin1StringView(what)), oracle.verdict(findings));
        QVERIFY(before && without && again);
        QCOMPARE(findings, QStringList());
        QCOMPARE(differing.join(u' '), QString());
    }
}

void GaleraLostNodeTest::goesOnWhenANodeIsKilled()
{
    PrivateGalera &cluster = m_store->cluster();
    survives("killed", [&](int node) { cluster.kill9(node); }, [&](int node) { cluster.restart(node); });
}

void GaleraLostNodeTest::goesOnWhenANodeIsCutOff()
{
    PrivateGalera &cluster = m_store->cluster();
    survives("cut off", [&](int node) { cluster.partition(node); }, [&](int node) { cluster.heal(node); });
}

void GaleraLostNodeTest::refusesOnANodeThatIsCutOff()
{
    m_store->renew();
    allocation::AllocatorOptions options;
    options.retry.connectionRetries = 1;
    Allocator allocator(m_store->at(2), options);
    QVERIFY(allocator.allocate(letter(10, QDate(2025, 12, 2))));
    m_store->cluster().partition(2);
    const allocation::Outcome outcome = allocator.allocate(letter(10, QDate(2025, 12, 2)));
    m_store->cluster().heal(2);
    QVERIFY(!outcome);
    QVERIFY(outcome.error().isRetryable());
    QVERIFY2(outcome.error().cause.kind == store::ErrorKind::Busy, qPrintable(outcome.error().cause.detail));
    QVERIFY2(store::describe(outcome.error().cause).contains("cut off"_L1),
             qPrintable(store::describe(outcome.error().cause)));
    QVERIFY(allocator.allocate(letter(10, QDate(2025, 12, 2))));
    QCOMPARE(checkLedger(m_store->at(0)), QStringList());
}

/// Programs on all nodes add to the same five minutes, hours and sums at once.
void GaleraLostNodeTest::minutesCountOnceWhenANodeIsKilled()
{
    constexpr int minutes = 40;
    m_store->renew();
    const auto reader = store::Connection::open(m_store->at(0));
    QVERIFY(reader);
    const QDateTime start = metrics::minuteOf((*reader)->serverNow()).addDays(-1);
    std::vector<std::thread> programs;
    for (int node = 0; node < PrivateGalera::nodes; ++node)
        programs.emplace_back([start, address = m_store->from(node)] {
            metrics::MinuteBook book;
            allocation::MinuteKeeper keeper(book, {QUuid::createUuid(), u"program"_s});
            metrics::Tally one;
            one.numbers = 1;
            for (int minute = 0; minute <= minutes; ++minute) {
                keeper.look(start.addSecs(60 * minute), {});
                book.add({2, 6}, one);
            }
            std::unique_ptr<store::Connection> connection;
            const auto isWritten = [&] {
                if (!connection || connection->isLost())
                    connection = store::Connection::open(address).value_or(nullptr);
                return connection && keeper.write(*connection).has_value();
            };
            waitUntil(isWritten, std::chrono::minutes(2));
        });
    const auto rows = [&reader, start] {
        const auto found = store::listTallies(**reader, {start, start.addDays(1)});
        return found ? int(found->size()) : 0;
    };
    const bool isUnderWay = waitUntil([&] { return rows() >= minutes; });
    m_store->cluster().kill9(2);
    for (std::thread &program : programs)
        program.join();
    m_store->cluster().restart(2);
    QVERIFY(isUnderWay);
    constexpr qint64 all = PrivateGalera::nodes * minutes;
    QCOMPARE(rows(), all);
    for (const int node : {0, 2}) {
        const auto connection = store::Connection::open(m_store->at(node));
        QVERIFY(connection);
        QVERIFY(waitUntil([&] {
            const auto totals = store::listTotals(**connection);
            return totals && totals->size() == 1 && totals->front().value == all;
        }));
        for (const auto grain : {metrics::Grain::FiveMinutes, metrics::Grain::Hour, metrics::Grain::Day}) {
            const auto spans = store::listSpans(**connection, grain, {start.addDays(-1), start.addDays(2)});
            QVERIFY(spans);
            qint64 numbers = 0;
            qint64 lived = 0;
            for (const metrics::Span &span : *spans) {
                numbers += span.tally.numbers;
                lived += span.coverage.minutes;
            }
            QCOMPARE(numbers, all);
            QCOMPARE(lived, minutes);
        }
    }
}

/// Whoever fills on the node that is lost leaves a lease that ends by itself, and whole hundreds.
void GaleraLostNodeTest::fillsAPoolWhenANodeIsKilled()
{
    constexpr qint64 minimum = 3000;
    m_store->renew();
    for (const QString &login : {u"sa.one"_s, u"sa.two"_s}) {
        const auto made = store::ensureServerAccount(*store::Connection::open(m_store->at(0)).value(),
                                                     {login}, store::Role::SuperAdmin, store::demoPassword());
        QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
        QTRY_VERIFY(store::Connection::open(PrivateStore::asPerson(m_store->at(0), login)));
    }
    QVERIFY(agreePool(m_store->at(0), plainDraft(u"cards"_s, minimum, 100)));
    const auto idsAt = [this](int node) {
        return RawSession(m_store->at(node))
            .column(u"SELECT id_value FROM id_pool_cards ORDER BY id_value"_s);
    };
    const auto available = [this] {
        const auto connection = store::Connection::open(m_store->at(0));
        const auto pool = connection ? store::findPool(**connection, poolName(u"cards"_s))
                                     : tl::unexpected(connection.error());
        return pool ? pool->available() : 0;
    };
    std::vector<std::jthread> fillers;
    for (const int node : {2, 1})
        fillers.emplace_back([address = m_store->from(node), node] {
            const auto isFilled = [&] {
                const auto connection = store::Connection::open(address);
                const auto pool = connection ? store::findPool(**connection, poolName(u"cards"_s))
                                             : tl::unexpected(connection.error());
                if (!pool)
                    return false;
                const dispensing::FillOptions options{.program = u"filler %1"_s.arg(node),
                                                      .lease = std::chrono::seconds(2)};
                const auto outcome = dispensing::fillPool(**connection, *pool, options);
                return outcome && outcome->available >= minimum;
            };
            waitUntil(isFilled, std::chrono::minutes(2));
        });
    const bool isUnderWay = waitUntil([&] { return available() >= 500; });
    m_store->cluster().kill9(2);
    fillers.clear();
    m_store->cluster().restart(2);
    QVERIFY(isUnderWay);
    QCOMPARE(available(), minimum);
    const QStringList ids = idsAt(0);
    QCOMPARE(ids.size(), minimum);
    for (const QString &id : ids)
        QVERIFY2(id.size() == 6 && pools::hasRightCheckDigit(id), qPrintable(id));
    QVERIFY(waitUntil([&] { return idsAt(2) == ids; }));
}

void GaleraLostNodeTest::saysWhatTheClusterCanLose()
{
    const auto found = [this] {
        const auto connection = store::Connection::open(m_store->at(0));
        for (const store::Finding &finding :
             store::inspectStore(**connection).value_or(QList<store::Finding>()))
            if (finding.name == "cluster"_L1)
                return finding.level;
        return store::Finding::Level::Error;
    };
    const auto seenByANode = [this] {
        const auto connection = store::Connection::open(m_store->at(0));
        const auto vitals = store::readVitals(**connection);
        return vitals ? vitals->cluster : std::nullopt;
    };
    QCOMPARE(found(), store::Finding::Level::Good);
    const auto whole = seenByANode();
    QVERIFY(whole && whole->nodes == 3 && whole->hasMajority && whole->isReady);
    QCOMPARE(whole->state, u"Synced"_s);
    QVERIFY(RawSession(m_store->at(0)).run(u"SET GLOBAL innodb_lock_wait_timeout = 50"_s));
    QCOMPARE(found(), store::Finding::Level::Warning);
    QVERIFY(RawSession(m_store->at(0)).run(u"SET GLOBAL innodb_lock_wait_timeout = 2"_s));
    QCOMPARE(found(), store::Finding::Level::Good);
    m_store->cluster().kill9(2);
    QVERIFY(waitUntil([&] { return found() == store::Finding::Level::Warning; }));
    QVERIFY(seenByANode() && seenByANode()->nodes == 2 && seenByANode()->hasMajority);
    m_store->cluster().restart(2);
    QVERIFY(waitUntil([&] { return found() == store::Finding::Level::Good; }));
}

QTEST_GUILESS_MAIN(GaleraLostNodeTest)
#include "lost_node_test.moc"
