#include "tests/allocation/numbering_store.h"

#include "core/store/ledger/ledger_gateway.h"
#include "core/store/log/error_gateway.h"
#include "core/store/session/denial.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using allocation::Allocator;
using allocation::AllocatorOptions;
using allocation::FailureCode;
using allocation::Request;

class FaultTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void tellsThatTheCounterIsBusy();
    void triesAgainAfterALockTimeout();
    void survivesADeadlock();
    void goesOnWhenAnotherTookItsNumber();
    void failsOnlyTheRequestThatTheStoreRefuses();
    void refusesOnlyWhatIsBeyondThePaceOfTheService();
    void survivesALostSession();
    void survivesAKilledStatement();
    void remakesACounterThatVanished();
    void tellsThatTheStoreIsDown();
    void endsWithRequestsWaitingForADeadStore();

private:
    std::unique_ptr<NumberingStore> m_store;
};

namespace {

AllocatorOptions impatient(int lockTimeoutRetries)
{
    AllocatorOptions options;
    options.retry.lockTimeoutRetries = lockTimeoutRetries;
    options.retry.firstLockDelay = 10ms;
    options.retry.firstConnectionDelay = 10ms;
    options.session.lockWaitTimeout = 1s;
    return options;
}

store::Address deadStore()
{
    store::Address address;
    address.socket = u"/nonexistent/lekthi.socket"_s;
    address.database = u"lekthi"_s;
    return address;
}

} // namespace

void FaultTest::init()
{
    NumberingStore::renew(m_store);
    const auto first = Allocator(m_store->address()).allocate(letterRequest());
    QVERIFY2(first, textOf(first));
}

void FaultTest::tellsThatTheCounterIsBusy()
{
    Allocator allocator(m_store->address(), impatient(1));
    m_store->holdCounter();
    const auto outcome = allocator.allocate(letterRequest());
    m_store->releaseCounter();
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, FailureCode::LockTimeout);
    QVERIFY(outcome.error().isRetryable());
    QCOMPARE(outcome.error().cause.kind, store::ErrorKind::LockTimeout);
    const auto errors = store::latestErrors(m_store->connection(), 1);
    QVERIFY(errors && !errors->isEmpty());
    QCOMPARE(errors->first().type, u"LOCK_TIMEOUT"_s);
    QCOMPARE(errors->first().reference, outcome.error().reference);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0002-2568"_s);
}

void FaultTest::triesAgainAfterALockTimeout()
{
    Allocator allocator(m_store->address(), impatient(20));
    m_store->holdCounter();
    auto future = allocator.submit(letterRequest());
    QVERIFY(m_store->somebodyWaits());
    std::this_thread::sleep_for(1500ms);
    m_store->releaseCounter();
    const auto outcome = future.result();
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(outcome->first().number, u"คคง.-สคฉ.3-0002-2568"_s);
    QVERIFY(outcome->first().retryCount >= 1);
    QCOMPARE(outcome->first().fallback, store::Fallback::Retry);
    QVERIFY(outcome->first().totalDurationMs >= 1000);
}

void FaultTest::survivesADeadlock()
{
    Allocator allocator(m_store->address(), impatient(5));
    m_store->change(u"START TRANSACTION"_s);
    // More changed rows than the allocator's transaction has, so that the server picks the allocator as the
    // victim.
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) SELECT 2, 6, CONCAT('filler ', seq), UUID() FROM seq_1_to_500"_s);
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0002-2568', UUID())"_s);
    auto future = allocator.submit(letterRequest());
    QVERIFY(m_store->somebodyWaits());
    m_store->change(u"SELECT id FROM document_number_counters WHERE current_year = 2025 FOR UPDATE"_s);
    m_store->releaseCounter();
    const auto outcome = future.result();
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(outcome->first().number, u"คคง.-สคฉ.3-0002-2568"_s);
    QVERIFY(outcome->first().retryCount >= 1);
    QCOMPARE(m_store->ledgerRows(), 2);
}

void FaultTest::goesOnWhenAnotherTookItsNumber()
{
    Allocator allocator(m_store->address(), impatient(5));
    m_store->change(u"START TRANSACTION"_s);
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0002-2568', UUID())"_s);
    auto future = allocator.submit(letterRequest());
    QVERIFY(m_store->somebodyWaits());
    m_store->change(u"COMMIT"_s);
    const auto outcome = future.result();
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(outcome->first().number, u"คคง.-สคฉ.3-0003-2568"_s);
    QCOMPARE(outcome->first().skipped, QStringList({u"คคง.-สคฉ.3-0002-2568"_s}));
}

void FaultTest::failsOnlyTheRequestThatTheStoreRefuses()
{
    Allocator allocator(m_store->address());
    m_store->holdCounter();
    QList<QFuture<allocation::Outcome>> futures;
    for (int i = 0; i < 20; ++i) {
        Request request = letterRequest();
        if (i == 10)
            request.caller.ipAddress = QString(60, u'1');
        futures << allocator.submit(request);
    }
    m_store->releaseCounter();
    for (int i = 0; i < 20; ++i) {
        const auto outcome = futures[i].result();
        if (i == 10)
            QCOMPARE(outcome.error().code, FailureCode::DatabaseError);
        else
            QVERIFY2(outcome, textOf(outcome));
    }
    QCOMPARE(m_store->ledgerRows(), 20);
    QCOMPARE(m_store->lastNumbers(), 20);
}

void FaultTest::refusesOnlyWhatIsBeyondThePaceOfTheService()
{
    constexpr int limit = 5;
    m_store->alter(
        u"UPDATE users SET numbers_per_minute = %1 WHERE username = 'allocator.demo'"_s.arg(limit));
    Allocator allocator(PrivateStore::asPerson(m_store->address(), u"allocator.demo"_s));
    m_store->holdCounter();
    QList<QFuture<allocation::Outcome>> futures;
    for (int i = 0; i < limit + 3; ++i)
        futures << allocator.submit(letterRequest());
    m_store->releaseCounter();
    int drawn = 0;
    for (auto &future : futures) {
        const auto outcome = future.result();
        drawn += outcome ? 1 : 0;
        if (!outcome) {
            QCOMPARE(outcome.error().cause.serverCode, store::denial::tooManyNumbers);
            QVERIFY(outcome.error().isRetryable());
        }
    }
    QVERIFY2(drawn >= limit, QByteArray::number(drawn)); // more where a minute ended meanwhile
    QCOMPARE(m_store->lastNumbers(), 1 + drawn);
}

void FaultTest::survivesALostSession()
{
    Allocator allocator(m_store->address(), impatient(5));
    QVERIFY(allocator.allocate(letterRequest()));
    const QStringList sessions = m_store->column(
        u"SELECT id FROM information_schema.PROCESSLIST WHERE id <> CONNECTION_ID() AND db = '%1'"_s.arg(
            m_store->address().database));
    QVERIFY(sessions.size() >= 2);
    m_store->holdCounter();
    auto future = allocator.submit(letterRequest());
    QVERIFY(m_store->somebodyWaits());
    for (const QString &session : sessions)
        m_store->change(u"KILL "_s + session);
    m_store->releaseCounter();
    const auto outcome = future.result();
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(outcome->first().number, u"คคง.-สคฉ.3-0003-2568"_s);
    QCOMPARE(m_store->lastNumbers(), 3);
}

/// Whoever kills a statement means none of the callers whose numbers it draws.
void FaultTest::survivesAKilledStatement()
{
    Allocator allocator(m_store->address(), impatient(5));
    QVERIFY(allocator.allocate(letterRequest()));
    const QStringList sessions = m_store->column(
        u"SELECT id FROM information_schema.PROCESSLIST WHERE id <> CONNECTION_ID() AND db = '%1'"_s.arg(
            m_store->address().database));
    QVERIFY(!sessions.isEmpty());
    m_store->holdCounter();
    QList<QFuture<allocation::Outcome>> futures{allocator.submit(letterRequest())};
    QVERIFY(m_store->somebodyWaits());
    for (int i = 0; i < 5; ++i)
        futures << allocator.submit(letterRequest());
    for (const QString &session : sessions)
        m_store->change(u"KILL QUERY "_s + session);
    m_store->releaseCounter();
    for (qsizetype i = 0; i < futures.size(); ++i) {
        const auto outcome = futures[i].result();
        QVERIFY2(outcome, textOf(outcome));
        QCOMPARE(outcome->first().sequence, 3 + i);
    }
    QCOMPARE(m_store->lastNumbers(), 2 + futures.size());
    QCOMPARE(m_store->ledgerRows(), 2 + futures.size());
}

void FaultTest::remakesACounterThatVanished()
{
    m_store->useTemplate(demo::letter, u"{SEQ:4}"_s);
    Allocator allocator(m_store->address(), {.connections = 1});
    const Request taken = letterRequest(QDate(2024, 1, 1));
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, '0001', UUID())"_s);
    m_store->useTemplate(demo::letter, u"{SEQ:4}"_s, {.taken = numbering::TakenPolicy::Fail});
    QCOMPARE(allocator.allocate(taken).error().code, FailureCode::NumberTaken);
    m_store->dropGuards();
    m_store->change(u"DELETE FROM document_number_counters WHERE current_year = 2024"_s);
    m_store->change(u"DELETE FROM document_number_taken WHERE number = '0001'"_s);
    COMPARE_NUMBERS(allocator.allocate(taken), u"0001"_s);
}

void FaultTest::tellsThatTheStoreIsDown()
{
    Allocator allocator(deadStore(), impatient(1));
    const auto outcome = allocator.allocate(letterRequest());
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, FailureCode::DatabaseError);
    QCOMPARE(outcome.error().cause.kind, store::ErrorKind::Unreachable);
    QVERIFY(outcome.error().isRetryable());
    QVERIFY(outcome.error().reference.isEmpty());
    QVERIFY(!outcome.error().mayHaveBeenDrawn);
    QVERIFY(!allocation::describe(outcome.error()).isEmpty());
    QVERIFY(!allocator.revise(demo::project, u"x"_s, u"A"_s, letterRequest()));
}

void FaultTest::endsWithRequestsWaitingForADeadStore()
{
    QList<QFuture<allocation::Outcome>> futures;
    {
        AllocatorOptions options;
        options.retry.firstConnectionDelay = 10min;
        Allocator allocator(deadStore(), options);
        for (int i = 0; i < 300; ++i)
            futures << allocator.submit(letterRequest(QDate(2020 + i % 80, 1, 1)));
    }
    for (auto &future : futures) {
        QVERIFY(future.isFinished());
        QCOMPARE(future.result().error().cause.kind, store::ErrorKind::Unreachable);
    }
}

QTEST_GUILESS_MAIN(FaultTest)
#include "fault_test.moc"
