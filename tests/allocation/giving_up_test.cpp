#include "core/store/log/error_gateway.h"
#include "tests/allocation/numbering_store.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <random>
#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using allocation::Allocator;
using allocation::FailureCode;
using allocation::Outcome;
using allocation::Request;

/// Callers that stop waiting: by a deadline or since they are asked to.
class GivingUpTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void leavesTheLineAtItsDeadline();
    void leavesTheLineWhenCancelled();
    void givesTheNumberLaterWhenItWasTooLate();
    void drawsNothingAfterItsDeadline();
    void losesNoNumberOfManyWhoGiveUp();
    void tellsHowItIs();

private:
    qint64 errorsWith(const QString &reference);

    std::unique_ptr<NumberingStore> m_store;
};

namespace {

Request until(std::chrono::milliseconds patience)
{
    Request request = letterRequest();
    request.deadline = std::chrono::steady_clock::now() + patience;
    return request;
}

const auto firstNumber = u"คคง.-สคฉ.3-0001-2568"_s;
const auto secondNumber = u"คคง.-สคฉ.3-0002-2568"_s;
const auto thirdNumber = u"คคง.-สคฉ.3-0003-2568"_s;

} // namespace

void GivingUpTest::init()
{
    NumberingStore::renew(m_store);
    COMPARE_NUMBERS(Allocator(m_store->address()).allocate(letterRequest()), firstNumber);
}

qint64 GivingUpTest::errorsWith(const QString &reference)
{
    return m_store
        ->value(u"SELECT COUNT(*) FROM document_number_errors WHERE error_type = 'LOCK_TIMEOUT' AND "
                "reference = '%1'"_s.arg(reference))
        .toLongLong();
}

void GivingUpTest::leavesTheLineAtItsDeadline()
{
    Allocator allocator(m_store->address());
    m_store->holdCounter();
    auto first = allocator.submit(letterRequest());
    QVERIFY(m_store->somebodyWaits());
    const Outcome gaveUp = allocator.allocate(until(50ms));
    QVERIFY(!first.isFinished());
    m_store->releaseCounter();
    COMPARE_NUMBERS(first.result(), secondNumber);

    QVERIFY(!gaveUp);
    QCOMPARE(gaveUp.error().code, FailureCode::LockTimeout);
    QVERIFY(gaveUp.error().isRetryable());
    QVERIFY(!gaveUp.error().mayHaveBeenDrawn);
    QVERIFY(waitUntil([&] { return errorsWith(gaveUp.error().reference) == 1; }));
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), thirdNumber);
    QCOMPARE(m_store->ledgerRows(), 3);
}

void GivingUpTest::leavesTheLineWhenCancelled()
{
    Allocator allocator(m_store->address());
    m_store->holdCounter();
    auto first = allocator.submit(letterRequest());
    QVERIFY(m_store->somebodyWaits());
    std::stop_source source;
    Request request = letterRequest();
    request.cancellation = source.get_token();
    auto cancelled = allocator.submit(request);
    source.request_stop();
    QVERIFY(cancelled.isFinished());
    m_store->releaseCounter();
    COMPARE_NUMBERS(first.result(), secondNumber);

    QVERIFY(!cancelled.result());
    QCOMPARE(cancelled.result().error().code, FailureCode::Cancelled);
    QVERIFY(!cancelled.result().error().mayHaveBeenDrawn);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), thirdNumber);
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_errors"_s).toInt(), 0);
}

void GivingUpTest::givesTheNumberLaterWhenItWasTooLate()
{
    Request request = until(300ms);
    {
        Allocator allocator(m_store->address());
        m_store->holdCounter();
        auto late = allocator.submit(request);
        QVERIFY(m_store->somebodyWaits());
        QVERIFY(!late.result());
        QCOMPARE(late.result().error().code, FailureCode::LockTimeout);
        QVERIFY(late.result().error().mayHaveBeenDrawn);
        m_store->releaseCounter();
    }
    QCOMPARE(m_store->ledgerRows(), 2);

    request.deadline.reset();
    Allocator another(m_store->address());
    COMPARE_NUMBERS(another.allocate(request), secondNumber);
    QCOMPARE(m_store->ledgerRows(), 2);
    COMPARE_NUMBERS(another.allocate(letterRequest()), thirdNumber);
}

void GivingUpTest::drawsNothingAfterItsDeadline()
{
    Allocator allocator(m_store->address());
    m_store->holdCounter();
    const Outcome outcome = allocator.allocate(until(-1s));
    m_store->releaseCounter();
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, FailureCode::LockTimeout);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), secondNumber);
}

void GivingUpTest::losesNoNumberOfManyWhoGiveUp()
{
    constexpr int callers = 60;
    constexpr int drawsEach = 10;
    Allocator allocator(m_store->address());
    std::mutex mutex;
    std::map<QUuid, QString> numbers; // empty: gave up
    std::atomic_int gaveUp = 0;
    std::vector<std::thread> threads;
    for (int caller = 0; caller < callers; ++caller) {
        threads.emplace_back([&, caller] {
            std::minstd_rand random(unsigned(caller) + 1);
            for (int draw = 0; draw < drawsEach; ++draw) {
                Request request = until(std::chrono::milliseconds(random() % 12));
                const Outcome outcome = allocator.allocate(request);
                gaveUp += !outcome;
                const std::lock_guard lock(mutex);
                numbers[request.requestId] = outcome ? outcome->first().number : QString();
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();

    for (auto &[id, number] : numbers) {
        Request again = letterRequest();
        again.requestId = id;
        const Outcome outcome = allocator.allocate(again);
        QVERIFY2(outcome, textOf(outcome));
        QVERIFY(number.isEmpty() || number == outcome->first().number);
        number = outcome->first().number;
    }
    QVERIFY(gaveUp > 0);
    QSet<QString> distinct;
    for (const auto &[id, number] : numbers)
        distinct.insert(number);
    QCOMPARE(distinct.size(), callers * drawsEach);
    QCOMPARE(m_store->ledgerRows(), callers * drawsEach + 1);
    QCOMPARE(m_store->lastNumbers(), callers * drawsEach + 1);
}

void GivingUpTest::tellsHowItIs()
{
    Allocator allocator(m_store->address());
    QCOMPARE(allocator.health().redis.state, redis::RedisHealth::State::NotConfigured);
    QCOMPARE(allocator.health().drawn, 0);
    m_store->holdCounter();
    auto first = allocator.submit(letterRequest());
    QVERIFY(m_store->somebodyWaits());
    auto second = allocator.submit(letterRequest());
    QVERIFY(waitUntil([&] { return allocator.health().waiting == 1; }));
    m_store->releaseCounter();
    QVERIFY(first.result() && second.result());
    QVERIFY(waitUntil([&] { return allocator.health().drawn == 2; }));
    QVERIFY(allocator.health().storeReachable);
    QVERIFY(allocator.health().sessions >= 1);

    store::Address nowhere = m_store->address();
    nowhere.socket += u"-missing"_s;
    allocation::AllocatorOptions options;
    options.retry.connectionRetries = 0;
    Allocator lost(nowhere, options);
    QVERIFY(!lost.allocate(letterRequest()));
    QVERIFY(!lost.health().storeReachable);
    QVERIFY(!lost.health().storeProblem.isEmpty());
    QVERIFY(lost.health().storeSince.isValid());
}

QTEST_GUILESS_MAIN(GivingUpTest)
#include "giving_up_test.moc"
