#include "tests/allocation/numbering_store.h"

#include "core/store/ledger/ledger_gateway.h"

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
    void goesBackToAnEarlierRevision();
    void keepsANumberThatShowsNoRevision();
    void refusesARevisedNumberInUse();
    void refusesWhatWasNeverIssued();
    void refusesWrongRevisions_data();
    void refusesWrongRevisions();

private:
    std::unique_ptr<NumberingStore> m_store;
    std::unique_ptr<Allocator> m_allocator;
};

namespace {

const QString issued = u"LCBP3-C2-RFA-TER-RPT-0001-A"_s;

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
