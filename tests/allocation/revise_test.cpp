#include "tests/allocation/numbering_store.h"

#include "core/store/ledger/document_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/session/denial.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::FailureCode;
using allocation::Request;
using allocation::ValidationFault;

class ReviseTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_allocator.reset(); }

    void rendersTheNumberAgainWithoutDrawing();
    void keepsTheTemplateOfTheNumber();
    void repeatsItsAnswer();
    void refusesAnIdOfAnotherRevision();
    void isOfTheDocumentThatHoldsTheNumber_data() { waysToADocument(); }
    void isOfTheDocumentThatHoldsTheNumber();
    void refusesAnotherDocument_data() { waysToADocument(); }
    void refusesAnotherDocument();
    void refusesAnIdOfAnotherDocument();
    void keepsItsDocumentWhereTwoWereNamed();
    void refusesAnUnusedNumber();
    void goesBackToAnEarlierRevision();
    void keepsANumberThatShowsNoRevision();
    void refusesARevisedNumberInUse();
    void refusesWhatWasNeverIssued();
    void refusesWrongRevisions_data();
    void refusesWrongRevisions();

private:
    void waysToADocument();
    QString nameDocument();

    std::unique_ptr<NumberingStore> m_store;
    std::unique_ptr<Allocator> m_allocator;
};

namespace {

const QString issued = u"LCBP3-C2-RFA-TER-RPT-0001-A"_s;

Request rfaOf(qint64 document)
{
    Request request = rfaRequest();
    request.documentId = document;
    return request;
}

} // namespace

void ReviseTest::init()
{
    NumberingStore::renew(m_store);
    m_allocator = std::make_unique<Allocator>(m_store->address());
    COMPARE_NUMBERS(m_allocator->allocate(rfaRequest()), issued);
}

void ReviseTest::rendersTheNumberAgainWithoutDrawing()
{
    const Request request = rfaRequest();
    const auto revised = m_allocator->revise(demo::project, issued, u"B"_s, request);
    QVERIFY2(revised, textOf(revised));
    QCOMPARE(revised->first().number, u"LCBP3-C2-RFA-TER-RPT-0001-B"_s);
    QCOMPARE(revised->first().sequence, 1);
    QCOMPARE(m_store->lastNumbers(), 1);
    const auto rows = store::findByRequestIds(m_store->connection(), {request.requestId});
    QVERIFY(rows && rows->size() == 1);
    QCOMPARE(rows->first().event, store::LedgerEvent::Revised);
    QCOMPARE(rows->first().revision, u"B"_s);
    QVERIFY(revised->first().generatedAt.isValid());
    QCOMPARE(revised->first().generatedAt, rows->first().createdAt);
    COMPARE_NUMBERS(m_allocator->allocate(rfaRequest()), u"LCBP3-C2-RFA-TER-RPT-0002-A"_s);
}

void ReviseTest::keepsTheTemplateOfTheNumber()
{
    m_store->useTemplate(demo::rfa, u"{PROJECT}/{SEQ:5}/{REV}"_s);
    COMPARE_NUMBERS(m_allocator->revise(demo::project, issued, u"B"_s, rfaRequest()),
                    u"LCBP3-C2-RFA-TER-RPT-0001-B"_s);
}

void ReviseTest::repeatsItsAnswer()
{
    const Request request = rfaRequest();
    for (int i = 0; i < 2; ++i)
        COMPARE_NUMBERS(m_allocator->revise(demo::project, issued, u"B"_s, request),
                        u"LCBP3-C2-RFA-TER-RPT-0001-B"_s);
    QCOMPARE(m_store->ledgerRows(), 2);
}

void ReviseTest::refusesAnIdOfAnotherRevision()
{
    const Request request = rfaRequest();
    QVERIFY(m_allocator->revise(demo::project, issued, u"B"_s, request));
    QCOMPARE(m_allocator->revise(demo::project, issued, u"C"_s, request).error().fault,
             ValidationFault::RequestIdReused);
    QCOMPARE(m_allocator->allocate(request).error().fault, ValidationFault::RequestIdReused);
}

void ReviseTest::waysToADocument()
{
    QTest::addColumn<QString>("way");
    for (const QString &way : {u"drawn for it"_s, u"bound to it"_s, u"revised for it"_s})
        QTest::addRow("%s", qPrintable(way)) << way;
}

/// A number that belongs to document 4711.
QString ReviseTest::nameDocument()
{
    const QString way = QString::fromLatin1(QTest::currentDataTag());
    const Request request = way == "drawn for it"_L1 ? rfaOf(4711) : rfaRequest();
    const QString number = numbersOf(m_allocator->allocate(request)).value(0);
    if (way == "revised for it"_L1)
        return numbersOf(m_allocator->revise(demo::project, number, u"B"_s, rfaOf(4711))).value(0);
    if (way == "bound to it"_L1 && !store::bindDocument(m_store->connection(), request.requestId, 4711))
        return {};
    return number;
}

void ReviseTest::isOfTheDocumentThatHoldsTheNumber()
{
    const QString number = nameDocument();
    QVERIFY(!number.isEmpty());
    for (const QString &revision : {u"C"_s, u"D"_s}) {
        const Request request = revision == "C"_L1 ? rfaRequest() : rfaOf(4711);
        const auto revised = m_allocator->revise(demo::project, number, revision, request);
        QVERIFY2(revised, textOf(revised));
        QCOMPARE(revised->first().documentId, 4711);
        const auto rows = store::findByRequestIds(m_store->connection(), {request.requestId});
        QVERIFY(rows && rows->size() == 1);
        QCOMPARE(rows->first().documentId, 4711);
    }
}

void ReviseTest::refusesAnotherDocument()
{
    const QString number = nameDocument();
    QVERIFY(!number.isEmpty());
    const auto before = m_store->tableChecksums().filter(u"audit"_s);
    const auto refused = m_allocator->revise(demo::project, number, u"C"_s, rfaOf(4712));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, FailureCode::ValidationError);
    QCOMPARE(refused.error().fault, ValidationFault::NumberOfAnother);
    QVERIFY(!refused.error().isRetryable());
    QVERIFY(allocation::describe(refused.error()).contains(u"4711"_s));
    QVERIFY(!refused.error().reference.isEmpty());
    QCOMPARE(m_store->tableChecksums().filter(u"audit"_s), before);
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_audit WHERE document_id = 4712"_s).toInt(),
             0);
}

void ReviseTest::refusesAnIdOfAnotherDocument()
{
    const Request request = rfaOf(4711);
    QVERIFY(m_allocator->revise(demo::project, issued, u"B"_s, request));
    Request another = request;
    another.documentId = 4712;
    QCOMPARE(m_allocator->revise(demo::project, issued, u"B"_s, another).error().fault,
             ValidationFault::RequestIdReused);
    another.documentId.reset();
    const auto repeated = m_allocator->revise(demo::project, issued, u"B"_s, another);
    QVERIFY2(repeated, textOf(repeated));
    QCOMPARE(repeated->first().documentId, 4711);
    const auto bound = store::bindDocument(
        m_store->connection(),
        QUuid::fromString(m_store
                              ->value(u"SELECT MIN(request_id) FROM document_number_audit "
                                      "WHERE event = 'ISSUED'"_s)
                              .toString()),
        4712);
    QVERIFY(!bound);
    QCOMPARE(bound.error().serverCode, store::denial::numberOfAnother);
    QCOMPARE(bound.error().subject, u"4711"_s);
}

/// By a program of before the store refused it: the first one that was named has the number.
void ReviseTest::keepsItsDocumentWhereTwoWereNamed()
{
    const QString number = numbersOf(m_allocator->allocate(rfaOf(4711))).value(0);
    const Request second = rfaRequest();
    const QString revised = numbersOf(m_allocator->revise(demo::project, number, u"B"_s, second)).value(0);
    m_store->dropGuards();
    m_store->change(u"UPDATE document_number_audit SET document_id = 4700 WHERE request_id = '%1'"_s.arg(
        second.requestId.toString(QUuid::WithoutBraces)));
    QCOMPARE(m_allocator->revise(demo::project, revised, u"C"_s, rfaOf(4700)).error().subject, u"4711"_s);
    const auto going = m_allocator->revise(demo::project, revised, u"C"_s, rfaRequest());
    QVERIFY2(going, textOf(going));
    QCOMPARE(going->first().documentId, 4711);
}

void ReviseTest::refusesAnUnusedNumber()
{
    const Request request = rfaRequest();
    const QString number = numbersOf(m_allocator->allocate(request)).value(0);
    const auto marked =
        store::markUnused(m_store->connection(), request.requestId, u"the draft was dropped"_s);
    QVERIFY2(marked, marked ? "" : qPrintable(marked.error().detail));
    const auto refused = m_allocator->revise(demo::project, number, u"B"_s, rfaOf(4711));
    QVERIFY(!refused);
    QCOMPARE(refused.error().fault, ValidationFault::NumberUnused);
    QVERIFY(!refused.error().isRetryable());
}

void ReviseTest::goesBackToAnEarlierRevision()
{
    QVERIFY(m_allocator->revise(demo::project, issued, u"B"_s, rfaRequest()));
    COMPARE_NUMBERS(
        m_allocator->revise(demo::project, u"LCBP3-C2-RFA-TER-RPT-0001-B"_s, u"A"_s, rfaRequest()), issued);
    COMPARE_NUMBERS(m_allocator->revise(demo::project, issued, u"C"_s, rfaRequest()),
                    u"LCBP3-C2-RFA-TER-RPT-0001-C"_s);
}

void ReviseTest::keepsANumberThatShowsNoRevision()
{
    const QString letter = numbersOf(m_allocator->allocate(letterRequest())).value(0);
    QVERIFY(!letter.isEmpty());
    COMPARE_NUMBERS(m_allocator->revise(demo::project, letter, u"B"_s, letterRequest()), letter);
}

void ReviseTest::refusesARevisedNumberInUse()
{
    m_store->change(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 1, 'LCBP3-C2-RFA-TER-RPT-0001-B', UUID())"_s);
    const auto refused = m_allocator->revise(demo::project, issued, u"B"_s, rfaRequest());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, FailureCode::NumberTaken);
    QCOMPARE(refused.error().subject, u"LCBP3-C2-RFA-TER-RPT-0001-B"_s);
    QVERIFY(!refused.error().reference.isEmpty());
    QCOMPARE(m_store->ledgerRows(), 1);
}

void ReviseTest::refusesWhatWasNeverIssued()
{
    const auto refused =
        m_allocator->revise(demo::project, u"LCBP3-C2-RFA-TER-RPT-0999-A"_s, u"B"_s, rfaRequest());
    QVERIFY(!refused);
    QCOMPARE(refused.error().fault, ValidationFault::NumberUnknown);
    QCOMPARE(m_allocator->revise(demo::project + 1, issued, u"B"_s, rfaRequest()).error().fault,
             ValidationFault::NumberUnknown);
}

void ReviseTest::refusesWrongRevisions_data()
{
    QTest::addColumn<QString>("revision");
    QTest::newRow("empty") << QString();
    QTest::newRow("sign") << u"A-1"_s;
    QTest::newRow("too long") << u"12345678901"_s;
    QTest::newRow("space") << u"A B"_s;
}

void ReviseTest::refusesWrongRevisions()
{
    QFETCH(QString, revision);
    const auto refused = m_allocator->revise(demo::project, issued, revision, rfaRequest());
    QVERIFY(!refused);
    QCOMPARE(refused.error().fault, ValidationFault::RevisionInvalid);
}

QTEST_GUILESS_MAIN(ReviseTest)
#include "revise_test.moc"
