#include "tests/allocation/numbering_store.h"
#include "tests/support/approving.h"
#include "tests/support/typed_requests.h"

#include "core/audit/ledger_verifier.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/requests/register_import_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/session/denial.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::FailureCode;
using allocation::ValidationFault;
using store::Connection;

namespace {

const numbering::CounterKey reportKey{demo::project,   demo::contractor,         std::nullopt, demo::rfa, 0,
                                      demo::rfaReport, demo::disciplineTerminal, {2024, 0}};

QString report(int sequence, const QString &revision)
{
    return u"LCBP3-C2-RFA-TER-RPT-%1-%2"_s.arg(sequence, 4, 10, QChar(u'0')).arg(revision);
}

} // namespace

/// Numbers of an old register belong to documents, and documents get new revisions (3.11.7): their numbers
/// are rendered again with {REV}, and nothing is drawn.
class ReviseTakenOverTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { m_allocator = std::make_unique<Allocator>(m_address); }
    void cleanup() { m_allocator.reset(); }

    void rendersTheNumberAgain();
    void refusesAnotherDocument();
    void revisesARevision();
    void keepsWhatARegisterHadAlready();
    void refusesWhatTheRegisterDidNotHave();
    void staysRevisableAfterAReset();
    void leavesTheLedgerIntact();

private:
    std::unique_ptr<Connection> connectAs(const QString &login)
    {
        return PrivateStore::instance().connect(PrivateStore::asPerson(m_store, login));
    }
    void registerImport();
    store::Counter counter() { return **store::findCounter(*m_root, reportKey); }
    allocation::Outcome revise(int sequence, const QString &from, const QString &to)
    {
        return m_allocator->revise(demo::project, report(sequence, from), to, rfaRequest());
    }

    store::Address m_store;
    store::Address m_address; ///< as a numbering service
    std::unique_ptr<Connection> m_root;
    std::unique_ptr<Connection> m_one;
    std::unique_ptr<Connection> m_two;
    std::unique_ptr<Allocator> m_allocator;
};

void ReviseTakenOverTest::initTestCase()
{
    m_store = PrivateStore::instance().demoStore();
    m_address = PrivateStore::asPerson(m_store, u"allocator.demo"_s);
    m_root = PrivateStore::instance().connect(m_store);
    m_one = connectAs(u"sa.one"_s);
    m_two = connectAs(u"sa.two"_s);
    registerImport();
}

/// 400 in two revisions, 500 and 501; the ledger has one row for all of them.
void ReviseTakenOverTest::registerImport()
{
    const auto used = store::templateInUse(*m_root, demo::project, demo::rfa);
    QVERIFY(used);
    const auto id = store::requestRegisterImport(
        *m_one, {.projectId = demo::project,
                 .typeId = demo::rfa,
                 .templateVersion = used->version,
                 .facts = {.fileName = u"RFA.csv"_s, .fileDigest = QByteArray(32, 'x'), .lines = 4},
                 .counters = {{.key = reportKey}},
                 .numbers = {{0, 2, 400, report(400, u"A"_s), {}},
                             {0, 3, 400, report(400, u"B"_s), {}},
                             {0, 4, 500, report(500, u"A"_s), 4711},
                             {0, 5, 501, report(501, u"A"_s), {}}},
                 .reason = *numbering::Reason::parse(u"the register that was kept before"_s,
                                                     store::minimumForRequest)});
    QVERIFY2(id, id ? "" : qPrintable(id.error().detail));
    const auto content = store::registerImportContent(*m_two, *store::findRegisterImport(*m_two, *id));
    const auto approved = store::approveRequest(*m_two, *id, content->planDigest, {});
    QVERIFY2(approved, approved ? "" : qPrintable(approved.error().detail));
}

void ReviseTakenOverTest::rendersTheNumberAgain()
{
    const allocation::Request request = rfaRequest();
    const auto before = counter();
    for (int i = 0; i < 2; ++i)
        COMPARE_NUMBERS(m_allocator->revise(demo::project, report(500, u"A"_s), u"B"_s, request),
                        report(500, u"B"_s));
    const auto rows = store::findByRequestIds(*m_root, {request.requestId});
    QVERIFY(rows && rows->size() == 1);
    const store::LedgerRow &row = rows->first();
    QCOMPARE(row.event, store::LedgerEvent::Revised);
    QCOMPARE(row.revision, u"B"_s);
    QCOMPARE(row.sequence, 500);
    QCOMPARE(row.documentId, 4711);
    QCOMPARE(row.key, reportKey);
    const auto stories = store::takenOverStoriesOf(*m_one, report(500, u"B"_s));
    QVERIFY2(stories, stories ? "" : qPrintable(stories.error().detail));
    QCOMPARE(stories->size(), 1);
    QCOMPARE(stories->first().number, report(500, u"A"_s));
    QCOMPARE(stories->first().line, 4);
    QCOMPARE(counter().lastNumber, 501);
    QCOMPARE(counter().ledger.length, before.ledger.length + 1);
    QCOMPARE(
        store::takenAmong(*m_root, {demo::project, demo::rfa}, {report(500, u"A"_s), report(500, u"B"_s)})
            ->size(),
        2);
}

void ReviseTakenOverTest::refusesAnotherDocument()
{
    allocation::Request request = rfaRequest();
    request.documentId = 4712;
    const auto refused = m_allocator->revise(demo::project, report(500, u"A"_s), u"C"_s, request);
    QVERIFY(!refused);
    QCOMPARE(refused.error().fault, ValidationFault::NumberOfAnother);
    QCOMPARE(refused.error().subject, u"4711"_s);
}

void ReviseTakenOverTest::revisesARevision()
{
    QVERIFY(revise(501, u"A"_s, u"B"_s));
    COMPARE_NUMBERS(revise(501, u"B"_s, u"C"_s), report(501, u"C"_s));
    COMPARE_NUMBERS(revise(501, u"C"_s, u"A"_s), report(501, u"A"_s));
    COMPARE_NUMBERS(revise(501, u"A"_s, u"D"_s), report(501, u"D"_s));
}

void ReviseTakenOverTest::keepsWhatARegisterHadAlready()
{
    // Both stood in the register: revisions of one number, and it holds both.
    COMPARE_NUMBERS(revise(400, u"A"_s, u"B"_s), report(400, u"B"_s));
    QVERIFY(m_root->execute(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (%1, %2, '%3', UUID())"_s
            .arg(demo::project)
            .arg(demo::rfa)
            .arg(report(400, u"C"_s))));
    QCOMPARE(revise(400, u"A"_s, u"C"_s).error().code, FailureCode::NumberTaken);
}

void ReviseTakenOverTest::refusesWhatTheRegisterDidNotHave()
{
    QCOMPARE(revise(450, u"A"_s, u"B"_s).error().fault, ValidationFault::NumberUnknown);
    // Nor does the store let another program do it.
    const auto service = connectAs(u"allocator.demo"_s);
    const auto attempt = [&](int sequence) {
        const auto now = counter();
        const auto called = service->call(
            store::Routine("revise"),
            {now.id, now.version, QUuid::createUuid().toString(QUuid::WithoutBraces), 0, sequence, QVariant(),
             report(sequence, u"X"_s), u"X"_s, 5, QString(), QString(), 0, 0, 0, u"NONE"_s});
        return called ? 0 : called.error().serverCode;
    };
    QCOMPARE(attempt(450), store::denial::notAnAllocator);
    QCOMPARE(attempt(502), store::denial::notAnAllocator);
}

void ReviseTakenOverTest::staysRevisableAfterAReset()
{
    const auto reason =
        *numbering::Reason::parse(u"numbers start again at a lower one"_s, store::minimumForRequest);
    const auto now = counter();
    // A revision keeps what it belongs to from being released.
    QCOMPARE(store::requestReset(*m_one, {now.id, now.version, 450, store::NumbersAbove::Void, reason})
                 .error()
                 .serverCode,
             store::denial::boundToDocument);
    const auto reset =
        store::requestReset(*m_one, {now.id, now.version, 450, store::NumbersAbove::Skip, reason});
    QVERIFY(reset);
    QVERIFY(test::approve(*m_two, test::resetRequests(*m_one)->first().id, {}));
    COMPARE_NUMBERS(revise(500, u"B"_s, u"C"_s), report(500, u"C"_s));
    COMPARE_NUMBERS(revise(400, u"B"_s, u"D"_s), report(400, u"D"_s));
}

void ReviseTakenOverTest::leavesTheLedgerIntact()
{
    const auto verified = audit::verifyLedger(*m_root);
    QVERIFY(verified);
    QStringList findings;
    for (const audit::Finding &finding : verified->findings)
        findings.append(u"%1 at %2"_s.arg(audit::damageName(finding.damage)).arg(finding.ledgerId));
    // The one that a test put in, so that it was in the way.
    QCOMPARE(findings, QStringList{u"TAKEN_WITHOUT_LEDGER at 0"_s});
}

QTEST_GUILESS_MAIN(ReviseTakenOverTest)
#include "revise_taken_over_test.moc"
