#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/log/error_gateway.h"
#include "core/store/session/transaction.h"
#include "tests/faults/crowd.h"
#include "tests/faults/ledger_checks.h"
#include "tests/faults/settings.h"
#include "tests/galera/galera_store.h"
#include "tests/store/raw_session.h"
#include "tests/support/cutting_proxy.h"
#include "tests/support/wait_until.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::test;
using allocation::Allocator;

/// Allocators that draw by different nodes at once.
class GaleraDrawingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void drawsByEveryNodeAtOnce_data();
    void drawsByEveryNodeAtOnce();
    void givesOneNumberToARequestMadeByTwoNodes();
    void findsOutOnAnotherNodeWhatBecameOfACommit_data();
    void findsOutOnAnotherNodeWhatBecameOfACommit();
    void readsWhatAnotherNodeCommitted();
    void noticesThatAnotherNodeUndidItsTransaction();
    void goesOnWithAnotherSessionAfterARoutineFoundNoTables_data();
    void goesOnWithAnotherSessionAfterARoutineFoundNoTables();
    void goesToTheNodeThatAlwaysComesFirst();

private:
    std::unique_ptr<GaleraStore> m_store;
};

void GaleraDrawingTest::initTestCase()
{
    if (!PrivateGalera::isAvailable())
        QSKIP(qPrintable(PrivateGalera::missing()));
    m_store = std::make_unique<GaleraStore>();
}

void GaleraDrawingTest::drawsByEveryNodeAtOnce_data()
{
    QTest::addColumn<int>("counters");
    QTest::newRow("one hot counter") << 1;
    QTest::newRow("several counters") << RequestMaker::allCounters;
}

void GaleraDrawingTest::drawsByEveryNodeAtOnce()
{
    QFETCH(int, counters);
    constexpr int callers = 10;
    const int wanted = faultCount("LEKTHI_GALERA_DRAWS", 30);
    m_store->renew();
    const int conflictsBefore = m_store->conflicts();
    Oracle oracle;
    std::vector<std::unique_ptr<Allocator>> allocators;
    std::vector<std::unique_ptr<Crowd>> crowds;
    for (int node = 0; node < PrivateGalera::nodes; ++node) {
        allocators.push_back(std::make_unique<Allocator>(m_store->at(node)));
        crowds.push_back(std::make_unique<Crowd>(*allocators.back(), oracle, callers,
                                                 faultSeed() + quint64(node), counters));
    }
    const bool all = waitUntil(
        [&] {
            return std::all_of(crowds.begin(), crowds.end(),
                               [&](const auto &crowd) { return crowd->answered() >= wanted; });
        },
        std::chrono::minutes(2));
    int failed = 0;
    for (const auto &crowd : crowds) {
        crowd->stop();
        failed += crowd->failed(store::ErrorKind::Deadlock);
    }
    const QStringList differing = m_store->tablesThatDiffer();
    const QStringList findings = oracle.findings(m_store->at(2));
    reportFaults(u"3 nodes drawing, %1: %2 conflicts, %3 attempts that callers repeated"_s
                     .arg(QLatin1StringView(QTest::currentDataTag()))
                     .arg(m_store->conflicts() - conflictsBefore)
                     .arg(failed),
                 oracle.verdict(findings));
    QVERIFY(all);
    QCOMPARE(findings, QStringList());
    QCOMPARE(differing.join(u' '), QString());
}

void GaleraDrawingTest::givesOneNumberToARequestMadeByTwoNodes()
{
    Allocator first(m_store->at(0));
    Allocator second(m_store->at(1));
    RequestMaker maker(faultSeed() + 10, 1);
    for (int i = 0; i < 40; ++i) {
        const allocation::Request request = maker.next();
        auto one = first.submit(request);
        auto other = second.submit(request);
        const allocation::Outcome numbers = one.result();
        const allocation::Outcome same = other.result();
        for (const allocation::Outcome *outcome : {&numbers, &same})
            QVERIFY2(*outcome, *outcome ? "" : qPrintable(outcome->error().cause.detail));
        QCOMPARE(same->size(), numbers->size());
        QCOMPARE(same->first().number, numbers->first().number);
        QCOMPARE(same->last().number, numbers->last().number);
    }
    QCOMPARE(checkLedger(m_store->at(2)), QStringList());
}

void GaleraDrawingTest::findsOutOnAnotherNodeWhatBecameOfACommit_data()
{
    QTest::addColumn<int>("cut");
    QTest::newRow("never arrived") << int(Cut::BeforeCommit);
    QTest::newRow("never acknowledged") << int(Cut::AfterCommit);
}

void GaleraDrawingTest::findsOutOnAnotherNodeWhatBecameOfACommit()
{
    QFETCH(int, cut);
    for (int i = 0; i < 5; ++i) {
        auto proxy = std::make_unique<CuttingProxy>(
            m_store->cluster().socket(0), [&](int commit) { return commit == 1 ? Cut(cut) : Cut::None; });
        store::Address address = m_store->at(1);
        address.otherNodes = {store::Node{{}, 3306, address.socket}};
        address.socket = proxy->socket();
        Allocator allocator(address);
        const allocation::Request request = letter(10, QDate(2025, 12, 2));
        const allocation::Outcome drawn = allocator.allocate(request);
        QCOMPARE(proxy->cuts(Cut(cut)), 1);
        QVERIFY2(drawn, drawn ? "" : qPrintable(drawn.error().cause.detail));
        Allocator third(m_store->at(2));
        const allocation::Outcome again = third.allocate(request);
        QVERIFY(again);
        QCOMPARE(again->first().number, drawn->first().number);
        QCOMPARE(checkLedger(m_store->at(2)), QStringList());
    }
}

void GaleraDrawingTest::readsWhatAnotherNodeCommitted()
{
    Allocator allocator(m_store->at(0));
    const auto reader = store::Connection::open(m_store->at(2));
    QVERIFY(reader);
    RequestMaker maker(faultSeed() + 20, 1);
    for (int i = 0; i < 100; ++i) {
        allocation::Request request = maker.next();
        request.count = 1;
        QVERIFY(allocator.allocate(request));
        const auto found = store::findByRequestIds(**reader, {request.requestId});
        QVERIFY(found);
        QCOMPARE(found->size(), 1);
    }
}

/// The server goes on with the next statement of a text that holds several, and commits it alone (10.11.19).
void GaleraDrawingTest::noticesThatAnotherNodeUndidItsTransaction()
{
    m_store->renew();
    Allocator allocator(m_store->at(0));
    QVERIFY(allocator.allocate(letter(10, QDate(2025, 12, 2))));
    const auto here = store::Connection::open(m_store->at(1));
    QVERIFY(here);
    const auto counters = store::counterPage(**here, {}, 0, 1);
    QVERIFY(counters && !counters->isEmpty());
    const store::Counter &counter = counters->first();

    auto transaction = store::Transaction::begin(**here);
    QVERIFY(transaction && store::lockCounter(**here, counter.key));
    std::thread other([address = m_store->at(0), id = counter.id] {
        QThread::msleep(300);
        RawSession(address).run(
            u"UPDATE document_number_counters SET updated_at = UTC_TIMESTAMP(6) WHERE id = %1"_s.arg(id));
    });
    store::Result<store::AllDone> done;
    for (int i = 0; i < 20'000 && done; ++i) {
        store::Script slowThenWriting;
        for (int j = 0; j < 5; ++j)
            slowThenWriting.add(store::Statement("schema/count_foreign_tables"));
        slowThenWriting.add(store::Statement("demo/insert_project"),
                            {1000 + i, u"P-%1"_s.arg(i), u"a"_s, u"b"_s, true});
        done = (*here)->run(slowThenWriting);
    }
    other.join();
    QVERIFY(!done);
    QCOMPARE(done.error().kind, store::ErrorKind::Deadlock);
    QVERIFY(!transaction->commit());
    QCOMPARE(RawSession(m_store->at(1)).column(u"SELECT project_code FROM projects WHERE id >= 1000"_s),
             QStringList());
}

void GaleraDrawingTest::goesOnWithAnotherSessionAfterARoutineFoundNoTables_data()
{
    QTest::addColumn<bool>("inTransaction");
    QTest::newRow("in a transaction") << true;
    QTest::newRow("between transactions") << false;
}

/// A session in which a routine was undone while it opened its tables may find none of them ever again
/// (10.11.19).
void GaleraDrawingTest::goesOnWithAnotherSessionAfterARoutineFoundNoTables()
{
    QFETCH(bool, inTransaction);
    m_store->renew();
    QVERIFY(Allocator(m_store->at(0)).allocate(letter(10, QDate(2025, 12, 2))));
    const auto connection = store::Connection::open(m_store->at(1));
    QVERIFY(connection);
    const auto counters = store::counterPage(**connection, {}, 0, 1);
    QVERIFY(counters && !counters->isEmpty());
    const auto attempt = [&]() -> store::Result<void> {
        store::ErrorEntry entry;
        entry.reference = store::newErrorReference(QDateTime::currentDateTimeUtc());
        entry.type = u"DB_ERROR"_s;
        if (!inTransaction)
            return store::recordError(**connection, entry);
        store::Script locking;
        store::addLockForDrawing(locking, counters->first().key);
        store::AllDone locked;
        return store::Transaction::begin(**connection, locking, locked).map([](const store::Transaction &) {
        });
    };
    QVERIFY(attempt());
    const quint64 session = (*connection)->serverThreadId();

    RawSession other(m_store->at(1));
    QVERIFY(other.run(u"RENAME TABLE document_number_counters TO away, document_number_errors TO gone"_s));
    const auto undone = attempt();
    QVERIFY(other.run(u"RENAME TABLE away TO document_number_counters, gone TO document_number_errors"_s));
    QVERIFY(!undone);
    QCOMPARE(undone.error().kind, store::ErrorKind::Deadlock);

    const auto again = attempt();
    QVERIFY2(again, again ? "" : qPrintable(again.error().detail));
    QVERIFY((*connection)->serverThreadId() != session);
}

/// Each of its commits undoes what the other nodes have begun on the counter; on its own node it has to
/// queue.
void GaleraDrawingTest::goesToTheNodeThatAlwaysComesFirst()
{
    m_store->renew();
    Allocator allocator(m_store->from(2));
    QVERIFY(allocator.allocate(letter(10, QDate(2025, 12, 2))));
    std::atomic_bool stopping = false;
    std::vector<std::thread> rivals;
    for (int i = 0; i < 3; ++i)
        rivals.emplace_back([&stopping, address = m_store->at(0)] {
            RawSession session(address);
            while (!stopping)
                session.run(u"UPDATE document_number_counters SET updated_at = UTC_TIMESTAMP(6)"_s);
        });
    allocation::Outcome outcome;
    for (int i = 0; i < 10 && outcome; ++i)
        outcome = allocator.allocate(letter(10, QDate(2025, 12, 2)));
    stopping = true;
    for (std::thread &rival : rivals)
        rival.join();
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().cause.detail));
    QCOMPARE(checkLedger(m_store->at(2)), QStringList());
}

QTEST_GUILESS_MAIN(GaleraDrawingTest)
#include "drawing_test.moc"
