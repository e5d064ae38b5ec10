#include "core/audit/ledger_verifier.h"
#include "tests/allocation/numbering_store.h"
#include "tests/support/private_redis.h"

#include <QSet>
#include <QTest>

#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::FailureCode;
using allocation::Outcome;
using allocation::Request;

/// Callers who spread over many counters.
class SpreadTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void servesCountersTogether();
    void keepsEachCounterWithoutGaps_data();
    void keepsEachCounterWithoutGaps();
    void lacksNothingWhereACounterIsLocked();
    void passesOverANumberInForce();
    void refusesWhomItConcerns();
    void failsOnlyWhomTheStoreRefuses();
    void givesNoDocumentTwoNumbers();
    void repeatsWhatWasServed();
    void answersARequestThatCameTwiceWithOtherWishes();

private:
    static constexpr int firstYear = 2025;
    static constexpr int years = 20;

    static Request letter(int year) { return letterRequest(QDate(year, 5, 1)); }
    /// Requests for one number of each year but the first, which come together.
    std::vector<Outcome> drawTogether(const QList<Request> &others = {});

    std::unique_ptr<NumberingStore> m_store;
};

/// The one session waits for the counter of the first year while all others come.
std::vector<Outcome> SpreadTest::drawTogether(const QList<Request> &others)
{
    Allocator allocator(m_store->address(), {.connections = 1});
    for (int year = firstYear; year < firstYear + years; ++year)
        allocator.allocate(letter(year));
    m_store->holdCounter();
    QList<QFuture<Outcome>> futures{allocator.submit(letter(firstYear))};
    if (!m_store->somebodyWaits())
        qFatal("nobody waits for the counter");
    for (int year = firstYear + 1; year < firstYear + years; ++year)
        futures << allocator.submit(letter(year));
    for (const Request &other : others)
        futures << allocator.submit(other);
    m_store->releaseCounter();
    std::vector<Outcome> outcomes;
    for (const auto &future : futures)
        outcomes.push_back(future.result());
    return outcomes;
}

void SpreadTest::servesCountersTogether()
{
    const auto outcomes = drawTogether();
    for (const Outcome &outcome : outcomes)
        QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(numbersOf(outcomes).size(), qsizetype(years));
    // One transaction, one moment.
    QCOMPARE(m_store
                 ->value(u"SELECT COUNT(DISTINCT audit.created_at) FROM document_number_audit AS audit "
                         "JOIN document_number_counters AS counters ON counters.id = audit.counter_id "
                         "WHERE audit.sequence_number = 2 AND counters.current_year > 2025"_s)
                 .toInt(),
             1);
    QCOMPARE(m_store->ledgerRows(), 2 * years);
}

void SpreadTest::keepsEachCounterWithoutGaps_data()
{
    QTest::addColumn<int>("allocators");
    QTest::addColumn<bool>("withRedis");
    QTest::newRow("one") << 1 << false;
    QTest::newRow("two") << 2 << false;
    QTest::newRow("one with Redis") << 1 << true;
    QTest::newRow("three with Redis") << 3 << true;
}

void SpreadTest::keepsEachCounterWithoutGaps()
{
    QFETCH(int, allocators);
    QFETCH(bool, withRedis);
    PrivateRedis redis;
    allocation::AllocatorOptions options;
    options.connections = 4;
    if (withRedis)
        options.redis = redis::parseRedisAddress(u"redis-unix:"_s + redis.socket()).value();
    std::vector<std::unique_ptr<Allocator>> services;
    services.reserve(size_t(allocators));
    for (int i = 0; i < allocators; ++i)
        services.push_back(std::make_unique<Allocator>(m_store->address(), options));
    constexpr int callers = 24;
    constexpr int drawsEach = 20;
    std::vector<QStringList> numbers(callers);
    std::vector<std::thread> threads;
    threads.reserve(callers);
    for (int caller = 0; caller < callers; ++caller)
        threads.emplace_back([&, caller] {
            for (int draw = 0; draw < drawsEach; ++draw)
                numbers[size_t(caller)] += numbersOf(services[size_t(caller % allocators)]->allocate(
                    letter(firstYear + (caller * 7 + draw * 5) % years)));
        });
    for (std::thread &thread : threads)
        thread.join();
    QStringList all;
    for (const QStringList &own : numbers)
        all += own;
    QCOMPARE(all.size(), callers * drawsEach);
    all.sort();
    QStringList issued = m_store->issuedNumbers();
    issued.sort();
    QCOMPARE(all, issued);
    QCOMPARE(m_store->lastNumbers(), qint64(callers * drawsEach));
    QCOMPARE(m_store->value(u"SELECT SUM(ledger_length) FROM document_number_counters"_s).toInt(),
             callers * drawsEach);
    const auto verified = audit::verifyLedger(m_store->connection());
    QVERIFY(verified);
    QVERIFY(verified->findings.isEmpty());
    QCOMPARE(verified->rows, qint64(callers * drawsEach));
}

/// Another service may sit on a counter for as long as it likes.
void SpreadTest::lacksNothingWhereACounterIsLocked()
{
    Allocator allocator(m_store->address(), {.connections = 3});
    for (int year = firstYear; year < firstYear + years; ++year)
        QVERIFY(allocator.allocate(letter(year)));
    m_store->holdCounter();
    auto waiting = allocator.submit(letter(firstYear));
    for (int round = 0; round < 3; ++round) {
        QList<QFuture<Outcome>> futures;
        for (int year = firstYear + 1; year < firstYear + years; ++year)
            futures << allocator.submit(letter(year));
        for (const auto &future : futures)
            QVERIFY2(future.result(), textOf(future.result()));
        QVERIFY(!waiting.isFinished());
    }
    m_store->releaseCounter();
    COMPARE_NUMBERS(waiting.result(), u"คคง.-สคฉ.3-0002-2568"_s);
}

void SpreadTest::passesOverANumberInForce()
{
    m_store->change(
        u"INSERT INTO document_number_taken (number, project_id, correspondence_type_id, request_id) "
        "VALUES ('คคง.-สคฉ.3-0002-2570', 2, 6, UUID())"_s);
    const auto outcomes = drawTogether();
    for (size_t i = 0; i < outcomes.size(); ++i)
        QCOMPARE(numbersOf(outcomes[i]).join(u' '),
                 u"คคง.-สคฉ.3-000%1-%2"_s.arg(i == 2 ? 3 : 2).arg(2568 + i));
}

/// Nobody's failure is another one's.
void SpreadTest::refusesWhomItConcerns()
{
    m_store->useTemplate(demo::letter, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:1}-{YEAR:B.E.}"_s,
                         {.overflow = numbering::OverflowPolicy::Refuse});
    Request many = letter(firstYear + 3);
    many.count = 9;
    const auto outcomes = drawTogether({many, letter(firstYear + 4)});
    for (size_t i = 0; i < outcomes.size(); ++i) {
        if (i == size_t(years)) {
            QVERIFY(!outcomes[i]);
            QCOMPARE(outcomes[i].error().code, FailureCode::SequenceExhausted);
            continue;
        }
        const bool isLast = i > size_t(years);
        QCOMPARE(numbersOf(outcomes[i]).join(u' '),
                 u"คคง.-สคฉ.3-%1-%2"_s.arg(isLast ? 3 : 2).arg(isLast ? 2572 : 2568 + i));
    }
}

/// The call for all is undone: nothing of it stays open.
void SpreadTest::failsOnlyWhomTheStoreRefuses()
{
    Request wrong = letter(firstYear + 3);
    wrong.caller.ipAddress = QString(60, u'1');
    const auto outcomes = drawTogether({wrong});
    QVERIFY(!outcomes.back());
    QCOMPARE(outcomes.back().error().code, FailureCode::DatabaseError);
    QVERIFY(!outcomes.back().error().mayHaveBeenDrawn);
    for (size_t i = 0; i + 1 < outcomes.size(); ++i)
        QVERIFY2(outcomes[i], textOf(outcomes[i]));
    QCOMPARE(m_store->ledgerRows(), 2 * years);
}

void SpreadTest::givesNoDocumentTwoNumbers()
{
    Request one = letter(firstYear + 5);
    one.documentId = 4711;
    Request other = letter(firstYear + 6);
    other.documentId = 4711;
    const auto outcomes = drawTogether({one, other});
    const Outcome &first = outcomes[size_t(years)];
    const Outcome &second = outcomes[size_t(years) + 1];
    QVERIFY(first.has_value() != second.has_value());
    QCOMPARE((first ? second : first).error().fault, allocation::ValidationFault::DocumentHasNumber);
    QCOMPARE(m_store->ledgerRows(), 2 * years + 1);
}

void SpreadTest::repeatsWhatWasServed()
{
    Request served = letter(firstYear + 7);
    served.requestId = QUuid::createUuid();
    {
        Allocator allocator(m_store->address());
        COMPARE_NUMBERS(allocator.allocate(served), u"คคง.-สคฉ.3-0001-2575"_s);
    }
    const auto outcomes = drawTogether({served});
    QCOMPARE(numbersOf(outcomes.back()), QStringList(u"คคง.-สคฉ.3-0001-2575"_s));
    for (const Outcome &outcome : outcomes)
        QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(m_store->ledgerRows(), 2 * years + 1);
}

/// Both come before either is served, so that no ledger tells them apart.
void SpreadTest::answersARequestThatCameTwiceWithOtherWishes()
{
    Request first = letter(firstYear + 8);
    first.requestId = QUuid::createUuid();
    Request more = first;
    more.count = 2;
    const auto outcomes = drawTogether({first, more, letter(firstYear + 9)});
    const Outcome &given = outcomes[size_t(years)];
    const Outcome &refused = outcomes[size_t(years) + 1];
    COMPARE_NUMBERS(given, u"คคง.-สคฉ.3-0003-2576"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().fault, allocation::ValidationFault::RequestIdReused);
    QVERIFY(!refused.error().mayHaveBeenDrawn);
    QVERIFY2(outcomes.back(), textOf(outcomes.back()));
    QCOMPARE(m_store->ledgerRows(), 2 * years + 2);
}

QTEST_GUILESS_MAIN(SpreadTest)
#include "spread_test.moc"
