#include "core/store/ledger/ledger_gateway.h"
#include "tests/allocation/numbering_store.h"

#include <QDateTime>
#include <QSet>
#include <QTest>

#include <utility>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::Request;
using allocation::ValidationFault;

class RequestIdTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void givesOneNumberPerId();
    void tellsTheTimeInTheLedger();
    void givesOneNumberToManyCallersAtOnce();
    void remembersAcrossPrograms();
    void refusesAnIdOfAnotherRequest_data();
    void refusesAnIdOfAnotherRequest();
    void refusesAnIdOfAnotherDiscipline();
    void givesTheNumberOfNoDocumentToNone();
    void givesANumberToOneOfTwoDocumentsAtOnce();
    void repeatsItsAnswerAfterTheProjectWasClosed();
    void repeatsItsAnswerAfterThePeriodChanged();
    void repeatsItsAnswerAfterTheDigitsEnded();
    void derivesIdsForSeveralNumbers();
    void makesIdsInTheOrderOfTime();

private:
    std::unique_ptr<NumberingStore> m_store;
};

using ChangeRequest = std::function<void(Request &)>;
Q_DECLARE_METATYPE(ChangeRequest)

/// Also where it looks before it draws, and for all numbers of a request.
void RequestIdTest::tellsTheTimeInTheLedger()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(letterRequest()));
    for (const bool another : {true, false}) {
        Request request = letterRequest();
        request.count = 3;
        request.documentId = another ? 2 : 1;
        request.another = another;
        const auto drawn = allocator.allocate(request);
        QVERIFY2(drawn, textOf(drawn));
        for (const allocation::Allocation &one : *drawn) {
            const auto rows = store::findByRequestIds(m_store->connection(), {one.requestId});
            QVERIFY(rows && rows->size() == 1);
            QVERIFY(one.generatedAt.isValid());
            QCOMPARE(one.generatedAt, rows->first().createdAt);
        }
    }
}

void RequestIdTest::givesOneNumberPerId()
{
    Allocator allocator(m_store->address());
    const Request request = letterRequest();
    const auto first = allocator.allocate(request);
    QVERIFY2(first, textOf(first));
    QVERIFY(allocator.allocate(letterRequest()));
    const auto again = allocator.allocate(request);
    QVERIFY2(again, textOf(again));
    QCOMPARE(again->first().number, first->first().number);
    QCOMPARE(again->first().totalDurationMs, first->first().totalDurationMs);
    QCOMPARE(again->first().generatedAt, first->first().generatedAt);
    QCOMPARE(m_store->ledgerRows(), 2);
}

void RequestIdTest::givesOneNumberToManyCallersAtOnce()
{
    Allocator first(m_store->address());
    Allocator second(m_store->address());
    Request request = letterRequest();
    for (int round = 0; round < 10; ++round) {
        request.requestId = QUuid::createUuid();
        QList<QFuture<allocation::Outcome>> futures;
        for (int i = 0; i < 10; ++i)
            futures << first.submit(request) << second.submit(request);
        QSet<QString> numbers;
        for (auto &future : futures) {
            QVERIFY2(future.result(), textOf(future.result()));
            numbers << future.result()->first().number;
        }
        QCOMPARE(numbers.size(), 1);
    }
    QCOMPARE(m_store->ledgerRows(), 10);
    QCOMPARE(m_store->lastNumbers(), 10);
}

void RequestIdTest::remembersAcrossPrograms()
{
    const Request request = letterRequest();
    const QStringList numbers = numbersOf(Allocator(m_store->address()).allocate(request));
    QCOMPARE(numbers.size(), 1);
    QCOMPARE(numbersOf(Allocator(m_store->address()).allocate(request)), numbers);
}

void RequestIdTest::refusesAnIdOfAnotherRequest_data()
{
    QTest::addColumn<ChangeRequest>("change");
    const auto row = [](const char *name, ChangeRequest change) { QTest::newRow(name) << change; };
    row("other recipient", [](Request &r) { r.recipientOrganizationIds = {demo::contractor}; });
    row("other year", [](Request &r) { r.documentDate = QDate(2024, 1, 1); });
    row("other document", [](Request &r) { r.documentId = 4712; });
    row("several numbers", [](Request &r) { r.count = 2; });
    row("other type", [](Request &r) { r = rfaRequest(); });
    row("other sender", [](Request &r) { r.originatorOrganizationId = demo::contractor; });
}

void RequestIdTest::refusesAnIdOfAnotherDiscipline()
{
    Allocator allocator(m_store->address());
    const Request request = rfaRequest();
    QVERIFY(allocator.allocate(request));
    Request otherDiscipline = request;
    *otherDiscipline.disciplineId -= 1;
    Request otherRfaType = request;
    *otherRfaType.rfaTypeId += 1;
    for (const Request &other : {otherDiscipline, otherRfaType}) {
        const auto refused = allocator.allocate(other);
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, ValidationFault::RequestIdReused);
    }
    QCOMPARE(m_store->ledgerRows(), 1);
}

void RequestIdTest::refusesAnIdOfAnotherRequest()
{
    QFETCH(ChangeRequest, change);
    Allocator allocator(m_store->address());
    Request request = letterRequest();
    request.documentId = 4711;
    QVERIFY(allocator.allocate(request));
    Request other = request;
    change(other);
    other.requestId = request.requestId;
    const auto refused = allocator.allocate(other);
    QVERIFY(!refused);
    QCOMPARE(refused.error().fault, ValidationFault::RequestIdReused);
    QCOMPARE(m_store->ledgerRows(), 1);
    QCOMPARE(m_store->lastNumbers(), 1);
}

void RequestIdTest::givesTheNumberOfNoDocumentToNone()
{
    Allocator allocator(m_store->address());
    const Request request = letterRequest();
    const QStringList numbers = numbersOf(allocator.allocate(request));
    Request named = request;
    named.documentId = 4711;
    QCOMPARE(allocator.allocate(named).error().fault, ValidationFault::RequestIdReused);
    QCOMPARE(numbersOf(allocator.allocate(request)), numbers);
}

void RequestIdTest::givesANumberToOneOfTwoDocumentsAtOnce()
{
    Allocator allocator(m_store->address());
    Request first = letterRequest();
    Request second = first;
    first.documentId = 4711;
    second.documentId = 4712;
    // Held up, so that both are served by one transaction.
    m_store->change(u"START TRANSACTION"_s);
    QVERIFY(allocator.allocate(letterRequest()));
    m_store->holdCounter();
    auto ahead = allocator.submit(letterRequest());
    QVERIFY(m_store->somebodyWaits());
    QList<QFuture<allocation::Outcome>> futures{allocator.submit(first), allocator.submit(second)};
    m_store->releaseCounter();
    QVERIFY2(ahead.result(), textOf(ahead.result()));
    const auto served = std::ranges::count_if(futures, [](auto &future) { return bool(future.result()); });
    QCOMPARE(served, 1);
    for (auto &future : futures)
        if (const auto outcome = future.result(); !outcome)
            QCOMPARE(outcome.error().fault, ValidationFault::RequestIdReused);
}

void RequestIdTest::repeatsItsAnswerAfterTheProjectWasClosed()
{
    Allocator allocator(m_store->address());
    const Request request = letterRequest();
    const QStringList numbers = numbersOf(allocator.allocate(request));
    m_store->alter(u"UPDATE projects SET is_active = FALSE WHERE id = 2"_s);
    QCOMPARE(numbersOf(allocator.allocate(request)), numbers);
    QCOMPARE(numbersOf(Allocator(m_store->address()).allocate(request)), numbers);
    QCOMPARE(numbers.size(), 1);
}

void RequestIdTest::repeatsItsAnswerAfterThePeriodChanged()
{
    Allocator allocator(m_store->address());
    const Request request = letterRequest();
    const QStringList numbers = numbersOf(allocator.allocate(request));
    m_store->useTemplate(demo::letter, u"{SEQ:3}/{DATE:yyyyMM}"_s,
                         {.period = numbering::PeriodKind::Monthly});
    QCOMPARE(numbersOf(allocator.allocate(request)), numbers);
    QCOMPARE(numbers.size(), 1);
}

void RequestIdTest::repeatsItsAnswerAfterTheDigitsEnded()
{
    m_store->useTemplate(demo::letter, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:1}-{YEAR:B.E.}"_s,
                         {.overflow = numbering::OverflowPolicy::Refuse});
    Allocator allocator(m_store->address());
    Request request = letterRequest();
    QStringList numbers;
    for (int i = 0; i < 9; ++i) {
        request.requestId = QUuid::createUuid();
        numbers = numbersOf(allocator.allocate(request));
        QCOMPARE(numbers.size(), 1);
    }
    QCOMPARE(allocator.allocate(letterRequest()).error().code, allocation::FailureCode::SequenceExhausted);
    QCOMPARE(numbersOf(allocator.allocate(request)), numbers);
    QCOMPARE(numbersOf(Allocator(m_store->address()).allocate(request)), numbers);
    QCOMPARE(m_store->ledgerRows(), 9);
}

void RequestIdTest::derivesIdsForSeveralNumbers()
{
    Allocator allocator(m_store->address());
    Request request = letterRequest();
    request.count = 3;
    const auto outcome = allocator.allocate(request);
    QVERIFY2(outcome, textOf(outcome));
    QCOMPARE(outcome->at(0).requestId, request.requestId);
    for (int i = 1; i < 3; ++i)
        QCOMPARE(outcome->at(i).requestId, QUuid::createUuidV5(request.requestId, QByteArray::number(i + 1)));
    for (const int otherCount : {1, 2, 4}) {
        Request other = request;
        other.count = otherCount;
        const auto refused = allocator.allocate(other);
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, ValidationFault::RequestIdReused);
    }
    QCOMPARE(m_store->ledgerRows(), 3);
}

/// Who draws without an id of his own fills the ledger's index of ids in its order.
void RequestIdTest::makesIdsInTheOrderOfTime()
{
    const auto timeOf = [](const QUuid &id) { return (qint64(id.data1) << 16) | id.data2; };
    const qint64 before = QDateTime::currentMSecsSinceEpoch();
    Request request = letterRequest();
    request.requestId = QUuid();
    const auto drawn = Allocator(m_store->address()).allocate(request);
    QVERIFY2(drawn, textOf(drawn));
    QSet<QUuid> ids{drawn->first().requestId, Request().requestId};
    while (ids.size() < 1'000)
        ids << allocation::newRequestId();
    const qint64 after = QDateTime::currentMSecsSinceEpoch();
    QSet<QByteArray> random;
    for (const QUuid &id : std::as_const(ids)) {
        QCOMPARE(id.data3 >> 12, 7);
        QCOMPARE(id.variant(), QUuid::DCE);
        QVERIFY2(timeOf(id) >= before && timeOf(id) <= after, qPrintable(id.toString()));
        random << id.toRfc4122().last(8);
    }
    QCOMPARE(random.size(), ids.size()); // nobody guesses an id
}

QTEST_GUILESS_MAIN(RequestIdTest)
#include "request_id_test.moc"
