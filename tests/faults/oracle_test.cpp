#include "tests/faults/oracle.h"
#include "tests/faults/request_maker.h"
#include "tests/store/emptied_store.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include "core/allocation/allocator.h"

#include <QTest>

#include <functional>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// Damage made by hand is found; a store that is well is not suspected.
class OracleTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void findsNothingInAGoodStore();
    void findsDamageInTheStore_data();
    void findsDamageInTheStore();
    void findsWhatCallersSaw_data();
    void findsWhatCallersSaw();

private:
    void draw(int recipient, int count = 1);

    store::Address m_address;
    std::unique_ptr<Oracle> m_oracle;
    QList<allocation::Request> m_requests;
    QList<QList<allocation::Allocation>> m_answers;
};

namespace {

using Tale = std::function<void(Oracle &, const QList<allocation::Request> &,
                                const QList<QList<allocation::Allocation>> &)>;

constexpr int recipient = 10;
constexpr int otherRecipient = 1;
const QDate date(2025, 12, 2);

} // namespace

Q_DECLARE_METATYPE(Tale)

void OracleTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
}

/// Numbers 1 to 6 of one counter, the third and fourth for one request, a skipped number before the last one;
/// one number of another.
void OracleTest::init()
{
    emptiedStore(m_address);
    m_oracle = std::make_unique<Oracle>();
    m_requests.clear();
    m_answers.clear();
    draw(recipient);
    draw(recipient);
    draw(recipient, 2);
    draw(otherRecipient);
    RawSession session(m_address);
    session.dropGuards();
    QVERIFY(session.run(
        u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'คคง.-สคฉ.3-0005-2568', UUID())"_s));
    draw(recipient);
    QVERIFY(session.run(u"DELETE FROM document_number_taken WHERE number = 'คคง.-สคฉ.3-0005-2568'"_s));
}

void OracleTest::draw(int to, int count)
{
    allocation::Request request = letter(to, date);
    request.count = count;
    m_oracle->asked(request);
    const auto outcome = allocation::Allocator(m_address, {.connections = 1}).allocate(request);
    QVERIFY(outcome);
    m_oracle->acknowledged(request, *outcome);
    m_requests << request;
    m_answers << *outcome;
}

void OracleTest::findsNothingInAGoodStore()
{
    QCOMPARE(m_oracle->findings(m_address), QStringList());
    QCOMPARE(m_oracle->acknowledgedNumbers(), 6);
    QCOMPARE(m_oracle->unansweredRequests(), 0);
    QCOMPARE(m_oracle->verdict(m_oracle->findings(m_address)), u"acknowledged 6; oracle: ok"_s);
    m_oracle->asked(letter(recipient, date));
    QCOMPARE(m_oracle->unansweredRequests(), 1);
}

void OracleTest::findsDamageInTheStore_data()
{
    QTest::addColumn<QStringList>("damage");
    QTest::addColumn<QString>("finding");
    const auto last = u"sequence_number = 6"_s;
    const auto second = u"generated_number = 'คคง.-สคฉ.3-0002-2568'"_s;
    const auto third = u"generated_number = 'คคง.-สคฉ.3-0003-2568'"_s;
    const auto forget = u"DELETE FROM document_number_audit WHERE "_s;
    const auto alter = u"UPDATE document_number_audit SET "_s;
    const auto move = u"UPDATE document_number_counters SET "_s;

    QTest::newRow("an acknowledged number is missing")
        << QStringList{forget + last} << u"is not in the ledger"_s;
    QTest::newRow("a number in the middle is missing")
        << QStringList{forget + second} << u"leaves out the numbers between 1 and 3, and 0"_s;
    QTest::newRow("another number is in the ledger")
        << QStringList{alter + "generated_number = 'x' WHERE "_L1 + second} << u"is x in the ledger"_s;
    QTest::newRow("another request has the number")
        << QStringList{alter + "request_id = UUID() WHERE "_L1 + second} << u"which nobody asked for"_s;
    QTest::newRow("a number twice") << QStringList{alter +
                                                   u"generated_number = 'คคง.-สคฉ.3-0001-2568' WHERE "_s +
                                                   second}
                                    << u"is in the ledger 2 times"_s;
    QTest::newRow("a skip that is not explained") << QStringList{alter + "skipped = NULL WHERE "_L1 + last}
                                                  << u"leaves out the numbers between 4 and 6, and 0"_s;
    QTest::newRow("a skip that was none") << QStringList{alter + "skipped = '[\"x\"]' WHERE "_L1 + second}
                                          << u"leaves out the numbers between 1 and 2, and 1"_s;
    QTest::newRow("the counter is behind") << QStringList{move + "last_number = 5 WHERE last_number = 6"_L1}
                                           << u"stands at 5, its highest number is 6"_s;
    QTest::newRow("the counter is ahead") << QStringList{move + "last_number = 7 WHERE last_number = 6"_L1}
                                          << u"stands at 7, its highest number is 6"_s;
    QTest::newRow("a counter without numbers was raised")
        << QStringList{u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
                       "correspondence_type_id, current_year, last_number, updated_at) VALUES (2, 22, 2, 2025, 1, NOW())"_s}
        << u"stands at 1, its highest number is 0"_s;
    QTest::newRow("half of a request")
        << QStringList{forget + third} << u"has 1 of 2 numbers in the ledger"_s;
    QTest::newRow("a request without order")
        << QStringList{alter + "sequence_number = 60 WHERE "_L1 + third} << u"do not follow each other"_s;
    QTest::newRow("a number of another year")
        << QStringList{move + "current_year = 2026"_L1} << u"of the year 2026 for a document of 2025"_s;
    QTest::newRow("a row that was edited")
        << QStringList{alter + "user_id = 2 WHERE "_L1 + second} << u"is EDITED at place 2"_s;
    QTest::newRow("two rows behind one")
        << QStringList{alter + "previous_hash = (SELECT row_hash FROM (SELECT row_hash FROM "_L1 +
                       u"document_number_audit WHERE sequence_number = 1 LIMIT 1) AS first) WHERE "_s + third}
        << u"is EDITED at place 3"_s;
    QTest::newRow("a counter that names another row")
        << QStringList{move + "ledger_head = UNHEX(SHA2('x', 256)) WHERE last_number = 6"_L1}
        << u"is HEAD_WRONG at place 5"_s;
    QTest::newRow("a number that is not in force")
        << QStringList{u"DELETE FROM document_number_taken LIMIT 1"_s} << u"was issued but is not in force"_s;
    QTest::newRow("a number in force that nobody drew")
        << QStringList{u"INSERT INTO document_number_taken (project_id, correspondence_type_id, number, request_id) VALUES (2, 6, 'x', UUID())"_s}
        << u"x is in force but was not issued"_s;
    QTest::newRow("a number in force for another request")
        << QStringList{u"UPDATE document_number_taken SET request_id = UUID() LIMIT 1"_s}
        << u"is in force but was not issued"_s;
}

void OracleTest::findsDamageInTheStore()
{
    QFETCH(QStringList, damage);
    QFETCH(QString, finding);
    RawSession session(m_address);
    for (const QString &sql : damage)
        QVERIFY2(session.run(sql), qPrintable(session.lastError()));
    const QString found = m_oracle->findings(m_address).join(u'\n');
    QVERIFY2(found.contains(finding), qPrintable(found));
    QVERIFY(!m_oracle->verdict(m_oracle->findings(m_address)).contains("oracle: ok"_L1));
}

void OracleTest::findsWhatCallersSaw_data()
{
    QTest::addColumn<Tale>("tale");
    QTest::addColumn<QString>("finding");
    QTest::newRow("one number for two requests")
        << Tale([](Oracle &oracle, const auto &requests, const auto &answers) {
               oracle.acknowledged(requests[1], answers[0]);
           })
        << u"was acknowledged to"_s;
    QTest::newRow("other numbers for the same request")
        << Tale([](Oracle &oracle, const auto &requests, auto answers) {
               answers[0][0].number = u"x"_s;
               oracle.acknowledged(requests[0], answers[0]);
           })
        << u"was acknowledged with different numbers"_s;
    QTest::newRow("too few numbers") << Tale([](Oracle &oracle, const auto &requests, const auto &answers) {
        oracle.acknowledged(requests[2], answers[2].mid(1));
    }) << u"was acknowledged with other ids or another count"_s;
    QTest::newRow("a number that is nowhere") << Tale([](Oracle &oracle, const auto &, const auto &answers) {
        const allocation::Request request = letter(recipient, date);
        auto answer = answers[0];
        answer[0].requestId = request.requestId;
        answer[0].number = u"x"_s;
        oracle.asked(request);
        oracle.acknowledged(request, answer);
    }) << u"x, acknowledged to"_s;
    QTest::newRow("a refusal") << Tale([](Oracle &oracle, const auto &requests, const auto &) {
        oracle.refused(requests[0], u"why"_s);
    }) << u"failed for good: why"_s;
}

void OracleTest::findsWhatCallersSaw()
{
    QFETCH(Tale, tale);
    QFETCH(QString, finding);
    tale(*m_oracle, m_requests, m_answers);
    const QString found = m_oracle->findings(m_address).join(u'\n');
    QVERIFY2(found.contains(finding), qPrintable(found));
}

QTEST_GUILESS_MAIN(OracleTest)
#include "oracle_test.moc"
