#include "core/store/requests/register_import_gateway.h"
#include "tests/allocation/numbering_store.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::Outcome;
using allocation::Request;
using allocation::ValidationFault;

/// A document that has a number gets a second one only if that is what the caller says he wants.
class DocumentNumberTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void refusesASecondNumber();
    void countsNumbersOfRegisters();
    void countsDocumentsOfRevisions();
    void givesOneOfAsksAtTheSameTime_data();
    void givesOneOfAsksAtTheSameTime();

private:
    std::unique_ptr<NumberingStore> m_store;
};

namespace {

Request letterFor(qint64 document)
{
    Request request = letterRequest();
    request.documentId = document;
    return request;
}

Request anotherFor(qint64 document)
{
    Request request = letterFor(document);
    request.another = true;
    return request;
}

#define COMPARE_REFUSED(outcome, number)                                                                     \
    do {                                                                                                     \
        const auto refusedOutcome = (outcome);                                                               \
        QVERIFY(!refusedOutcome);                                                                            \
        QCOMPARE(refusedOutcome.error().fault, ValidationFault::DocumentHasNumber);                          \
        QCOMPARE(refusedOutcome.error().subject, (number));                                                  \
        QVERIFY(allocation::describe(refusedOutcome.error()).contains(number));                              \
    } while (false)

} // namespace

void DocumentNumberTest::init()
{
    NumberingStore::renew(m_store);
}

void DocumentNumberTest::refusesASecondNumber()
{
    Allocator allocator(m_store->address());
    const Request first = letterFor(4711);
    const QString number = u"คคง.-สคฉ.3-0001-2568"_s;
    COMPARE_NUMBERS(allocator.allocate(first), number);
    COMPARE_REFUSED(allocator.allocate(letterFor(4711)), number);
    COMPARE_REFUSED(Allocator(m_store->address()).allocate(letterFor(4711)), number);
    COMPARE_NUMBERS(allocator.allocate(first), number);
    COMPARE_NUMBERS(allocator.allocate(letterFor(4712)), u"คคง.-สคฉ.3-0002-2568"_s);
    COMPARE_NUMBERS(allocator.allocate(anotherFor(4711)), u"คคง.-สคฉ.3-0003-2568"_s);
    Request several = letterFor(4713);
    several.count = 2;
    COMPARE_NUMBERS(allocator.allocate(several), u"คคง.-สคฉ.3-0004-2568"_s, u"คคง.-สคฉ.3-0005-2568"_s);
    COMPARE_REFUSED(allocator.allocate(letterFor(4713)), u"คคง.-สคฉ.3-0004-2568"_s);
    QCOMPARE(m_store->ledgerRows(), 5);
}

void DocumentNumberTest::countsNumbersOfRegisters()
{
    const auto requester =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_store->address(), u"sa.one"_s));
    const auto approver =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_store->address(), u"sa.two"_s));
    const QString number = u"คคง.-สคฉ.3-0040-2568"_s;
    const numbering::CounterKey letters{demo::project, demo::sender, demo::recipient, demo::letter, 0, 0, 0,
                                        {2025, 0}};
    const auto used = store::templateInUse(m_store->connection(), demo::project, demo::letter);
    QVERIFY(used);
    const auto id = store::requestRegisterImport(
        *requester, {.projectId = demo::project,
                     .typeId = demo::letter,
                     .templateVersion = used->version,
                     .facts = {.fileName = u"letters.csv"_s, .fileDigest = QByteArray(32, 'x'), .lines = 1},
                     .counters = {{.key = letters}},
                     .numbers = {{0, 2, 40, number, 5711}},
                     .reason = *numbering::Reason::parse(u"the register that was kept before"_s,
                                                         store::minimumForRequest)});
    QVERIFY2(id, id ? "" : qPrintable(id.error().detail));
    const auto content = store::registerImportContent(*approver, *store::findRegisterImport(*approver, *id));
    QVERIFY(store::approveRequest(*approver, *id, content->planDigest, {}));
    Allocator allocator(m_store->address());
    COMPARE_REFUSED(allocator.allocate(letterFor(5711)), number);
    COMPARE_NUMBERS(allocator.allocate(anotherFor(5711)), u"คคง.-สคฉ.3-0041-2568"_s);
}

void DocumentNumberTest::countsDocumentsOfRevisions()
{
    Allocator allocator(m_store->address());
    const QString number = numbersOf(allocator.allocate(letterRequest())).value(0);
    const auto revised = allocator.revise(demo::project, number, u"B"_s, letterFor(4711));
    QVERIFY2(revised, textOf(revised));
    COMPARE_REFUSED(allocator.allocate(letterFor(4711)), number);
}

void DocumentNumberTest::givesOneOfAsksAtTheSameTime_data()
{
    QTest::addColumn<int>("counters");
    QTest::addColumn<int>("allocators");
    QTest::newRow("one counter, one allocator") << 1 << 1;
    QTest::newRow("one counter, two allocators") << 1 << 2;
    QTest::newRow("two counters, one allocator") << 2 << 1;
    QTest::newRow("two counters, two allocators") << 2 << 2;
}

void DocumentNumberTest::givesOneOfAsksAtTheSameTime()
{
    QFETCH(int, counters);
    QFETCH(int, allocators);
    constexpr int documents = 30;
    constexpr int asksOfEach = 4;
    m_store->useTemplate(demo::letter, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s);
    Allocator first(m_store->address());
    Allocator second(m_store->address());
    for (int document = 1; document <= documents; ++document) {
        std::vector<QFuture<Outcome>> futures;
        for (int ask = 0; ask < asksOfEach; ++ask) {
            Request request = letterFor(document);
            if (counters == 2 && ask % 2 == 1)
                request.documentDate = QDate(2024, 5, 6);
            futures.push_back((allocators == 2 && ask / 2 == 1 ? second : first).submit(request));
        }
        int given = 0;
        for (auto &future : futures) {
            const Outcome outcome = future.result();
            if (outcome)
                ++given;
            else
                QVERIFY2(outcome.error().fault == ValidationFault::DocumentHasNumber, textOf(outcome));
        }
        QCOMPARE(given, 1);
    }
    QCOMPARE(m_store->ledgerRows(), documents);
    QCOMPARE(m_store->lastNumbers(), documents);
}

QTEST_GUILESS_MAIN(DocumentNumberTest)
#include "document_number_test.moc"
