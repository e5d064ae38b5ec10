#include "tests/allocation/numbering_store.h"

#include <QSet>
#include <QTest>

#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::AllocatorOptions;
using allocation::Request;

class ConcurrencyTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void givesHundredCallersHundredNumbers_data();
    void givesHundredCallersHundredNumbers();
    void drawsFromSeveralCountersAtOnce();
    void sharesACounterWithAnotherProgram();
    void servesMixedCountsWithoutGaps();
    void keepsCommonNumbersOfTwoCountersApart();
    void servesWaitingCallersInOneTransaction();

private:
    void compareWithLedger(QStringList numbers);

    std::unique_ptr<NumberingStore> m_store;
};

namespace {

QStringList lettersOf2568(int first, int last)
{
    QStringList numbers;
    for (int sequence = first; sequence <= last; ++sequence)
        numbers << u"คคง.-สคฉ.3-%1-2568"_s.arg(sequence, 4, 10, QChar(u'0'));
    return numbers;
}

QStringList sorted(QStringList numbers)
{
    numbers.sort();
    return numbers;
}

} // namespace

void ConcurrencyTest::compareWithLedger(QStringList numbers)
{
    QCOMPARE(sorted(m_store->issuedNumbers()), sorted(std::move(numbers)));
}

void ConcurrencyTest::givesHundredCallersHundredNumbers_data()
{
    QTest::addColumn<int>("connections");
    QTest::addColumn<int>("batchLimit");
    QTest::newRow("as shipped") << AllocatorOptions().connections << AllocatorOptions().batchLimit;
    QTest::newRow("one session") << 1 << 500;
    QTest::newRow("small batches") << 4 << 3;
    QTest::newRow("no combining") << 2 << 1;
}

void ConcurrencyTest::givesHundredCallersHundredNumbers()
{
    QFETCH(int, connections);
    QFETCH(int, batchLimit);
    Allocator allocator(m_store->address(), {.connections = connections, .batchLimit = batchLimit});
    const auto outcomes = drawAtOnce(allocator, letterRequest(), 100);
    for (const auto &outcome : outcomes)
        QVERIFY2(outcome, textOf(outcome));
    const QStringList numbers = sorted(numbersOf(outcomes));
    QCOMPARE(numbers, lettersOf2568(1, 100));
    compareWithLedger(numbers);
    QCOMPARE(m_store->lastNumbers(), 100);
}

void ConcurrencyTest::drawsFromSeveralCountersAtOnce()
{
    Allocator allocator(m_store->address());
    std::vector<std::thread> threads;
    std::array<QStringList, 6> numbers;
    for (size_t i = 0; i < numbers.size(); ++i)
        threads.emplace_back([&, i] {
            numbers[i] = numbersOf(drawAtOnce(allocator, letterRequest(QDate(2020 + int(i), 5, 1)), 10, 5));
        });
    for (std::thread &thread : threads)
        thread.join();
    QStringList all;
    for (const QStringList &ofYear : numbers) {
        QCOMPARE(QSet<QString>(ofYear.begin(), ofYear.end()).size(), 50);
        QVERIFY(sorted(ofYear).last().contains(u"-0050-"_s));
        all += ofYear;
    }
    compareWithLedger(all);
}

void ConcurrencyTest::sharesACounterWithAnotherProgram()
{
    Allocator first(m_store->address());
    Allocator second(m_store->address());
    QStringList numbers;
    std::thread other([&] { numbers = numbersOf(drawAtOnce(second, letterRequest(), 50, 4)); });
    const QStringList own = numbersOf(drawAtOnce(first, letterRequest(), 50, 4));
    other.join();
    QCOMPARE(own.size(), 200);
    numbers += own;
    QCOMPARE(sorted(numbers), lettersOf2568(1, 400));
    compareWithLedger(numbers);
    QCOMPARE(m_store->lastNumbers(), 400);
}

void ConcurrencyTest::servesMixedCountsWithoutGaps()
{
    Allocator allocator(m_store->address());
    QList<QFuture<allocation::Outcome>> futures;
    int wanted = 0;
    for (int i = 0; i < 60; ++i) {
        Request request = letterRequest();
        request.count = i % 10 == 9 ? 100 : 1 + i % 3;
        wanted += request.count;
        futures << allocator.submit(request);
    }
    QStringList numbers;
    for (auto &future : futures) {
        const auto outcome = future.result();
        QVERIFY2(outcome, textOf(outcome));
        for (qsizetype i = 1; i < outcome->size(); ++i)
            QCOMPARE(outcome->at(i).sequence, outcome->at(i - 1).sequence + 1);
        numbers += numbersOf(outcome);
    }
    QCOMPARE(sorted(numbers), lettersOf2568(1, wanted));
}

void ConcurrencyTest::keepsCommonNumbersOfTwoCountersApart()
{
    // The number shows no recipient, so that both counters render the same numbers.
    m_store->useTemplate(demo::letter, u"{ORIGINATOR}-{SEQ:4}"_s);
    Allocator first(m_store->address());
    Allocator second(m_store->address());
    Request other = letterRequest();
    other.recipientOrganizationIds = {demo::contractor};
    std::vector<allocation::Outcome> others;
    std::thread thread([&] { others = drawAtOnce(second, other, 10, 5); });
    const auto own = drawAtOnce(first, letterRequest(), 10, 5);
    thread.join();
    const QStringList numbers = numbersOf(own) + numbersOf(others);
    QCOMPARE(numbers.size(), 100);
    QCOMPARE(QSet<QString>(numbers.begin(), numbers.end()).size(), 100);
    compareWithLedger(numbers);
}

void ConcurrencyTest::servesWaitingCallersInOneTransaction()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(letterRequest()));
    const QString version = u"SELECT version FROM document_number_counters WHERE current_year = 2025"_s;
    const int before = m_store->value(version).toInt();
    m_store->change(u"START TRANSACTION"_s);
    m_store->change(
        u"UPDATE document_number_counters SET updated_at = updated_at WHERE current_year = 2025"_s);
    QList<QFuture<allocation::Outcome>> futures;
    for (int i = 0; i < 80; ++i)
        futures << allocator.submit(letterRequest());
    m_store->change(u"COMMIT"_s);
    for (auto &future : futures)
        QVERIFY2(future.result(), textOf(future.result()));
    const int transactions = m_store->value(version).toInt() - before;
    QVERIFY2(transactions < 20, QByteArray::number(transactions));
}

QTEST_GUILESS_MAIN(ConcurrencyTest)
#include "concurrency_test.moc"
