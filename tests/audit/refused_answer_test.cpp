#include "core/audit/number_gaps.h"
#include "core/audit/search/number_search.h"
#include "core/store/ledger/document_gateway.h"
#include "core/store/requests/void_request.h"
#include "tests/audit/audited_store.h"
#include "tests/support/approving.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::Result;
using test::Harm;
using test::PrivateStore;
using test::Step;

/// The server refuses one statement while numbers are searched for: nobody is told then that there are none,
/// or fewer than there are.
class RefusedAnswerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void failsInsteadOfLeavingSomethingOut_data();
    void failsInsteadOfLeavingSomethingOut();

private:
    std::unique_ptr<store::Connection> enter(const QString &login);
    QString requestIdAt(int place);
    void voidAt(int place);
    Result<QStringList> told(store::Connection &connection, const QString &text);

    std::unique_ptr<test::AuditedStore> m_store;
    std::unique_ptr<test::FaultProxy> m_proxy;
    std::atomic<int> m_asked = 0;
    std::atomic<int> m_refused = 0; ///< the how manieth command; 0: none
};

namespace {

const numbering::Reason reason =
    *numbering::Reason::parse(u"the letter was never written after all"_s, store::minimumForRequest);

Result<QStringList> gapsTold(store::Connection &connection)
{
    QStringList texts;
    return audit::findGaps(connection, {},
                           [&texts](const audit::NumberGap &gap) {
                               const QString by = gap.request ? gap.request->requester : QString();
                               texts.append(u"%1 %2-%3 %4 %5"_s.arg(audit::gapReasonName(gap.reason))
                                                .arg(gap.first)
                                                .arg(gap.last)
                                                .arg(by, gap.because));
                           })
        .map([&texts](const audit::GapCount &) { return texts; });
}

} // namespace

/// Numbers that are voided, unused, jumped over by a reset, and taken over from a register.
void RefusedAnswerTest::initTestCase()
{
    m_store = std::make_unique<test::AuditedStore>();
    m_store->draw(3);
    voidAt(3);
    QVERIFY(store::markUnused(*enter(u"sa.one"_s), QUuid::fromString(requestIdAt(1)), reason.text()));
    m_store->reset(9);
    m_store->draw(3);
    m_store->registerImport({20, 21});
    m_store->draw(1);
    m_store->root().run(
        u"INSERT INTO document_number_errors (reference, error_type, error_message, created_at) "
        "VALUES ('ERR-20260102-1234-ABCD', 'DB_ERROR', 'no', UTC_TIMESTAMP(6))"_s);
    m_store->unlock();
    m_store->tamper(u"UPDATE document_number_audit SET document_id = 987654 WHERE id = %1"_s, 2);
    m_proxy = std::make_unique<test::FaultProxy>(m_store->connection().address().socket, [this](Step step) {
        return step != Step::Unanswered && step != Step::RollBack && ++m_asked == m_refused ? Harm::Refuse
                                                                                            : Harm::None;
    });
}

std::unique_ptr<store::Connection> RefusedAnswerTest::enter(const QString &login)
{
    m_refused = 0;
    store::Address through = PrivateStore::asPerson(m_store->connection().address(), login);
    if (m_proxy)
        through.socket = m_proxy->socket();
    return store::Connection::open(through).value_or(nullptr);
}

QString RefusedAnswerTest::requestIdAt(int place)
{
    return m_store->root()
        .value(
            u"SELECT request_id FROM document_number_audit WHERE id = %1"_s.arg(m_store->rows()[place - 1]))
        .toString();
}

void RefusedAnswerTest::voidAt(int place)
{
    const auto asked = store::requestVoid(
        *enter(u"sa.one"_s),
        {.ledgerId = m_store->rows()[place - 1], .requestId = requestIdAt(place), .reason = reason});
    QVERIFY(asked && test::approve(*enter(u"sa.two"_s), *asked));
}

/// An empty text asks for all missing numbers.
Result<QStringList> RefusedAnswerTest::told(store::Connection &connection, const QString &text)
{
    if (text.isEmpty())
        return gapsTold(connection);
    audit::NumberSearch search;
    return search.search(connection, text).map([](const QList<audit::SearchAnswer> &answers) {
        QStringList texts;
        for (const audit::SearchAnswer &answer : answers)
            texts.append(audit::answerKindName(answer.kind) + u' ' + audit::answerReasonName(answer.reason) +
                         u' ' + answer.number);
        return texts;
    });
}

void RefusedAnswerTest::failsInsteadOfLeavingSomethingOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("missing numbers") << QString();
    QTest::newRow("a number") << u"คคง.-สคฉ.3-0002-2583"_s;
    QTest::newRow("a missing number") << u"คคง.-สคฉ.3-0007-2583"_s;
    QTest::newRow("a number of a register") << u"คคง.-สคฉ.3-0020-2583"_s;
    QTest::newRow("a beginning") << u"คคง.-สคฉ.3-00"_s;
    QTest::newRow("something like a number") << u"คคง.-สคฉ.3-0011-2583x"_s;
    QTest::newRow("a request id") << requestIdAt(2);
    QTest::newRow("an error") << u"ERR-20260102-1234-ABCD"_s;
    QTest::newRow("a request") << u'#' + m_store->root().value(u"SELECT MAX(id) FROM requests"_s).toString();
    QTest::newRow("a document") << u"987654"_s;
}

void RefusedAnswerTest::failsInsteadOfLeavingSomethingOut()
{
    QFETCH(const QString, text);
    const auto connection = enter(u"auditor.demo"_s);
    QVERIFY(connection);
    const auto whole = told(*connection, text);
    QVERIFY2(whole, whole ? "" : qPrintable(whole.error().detail));
    QVERIFY(!whole->isEmpty());
    for (int command = 1;; ++command) {
        m_asked = 0;
        m_refused = command;
        const auto answer = told(*connection, text);
        const bool wasRefused = m_asked >= command;
        m_refused = 0;
        if (!wasRefused) {
            QVERIFY(command > 1);
            QCOMPARE(answer.value_or(QStringList()), *whole);
            return;
        }
        QVERIFY2(!answer, qPrintable(u"command %1"_s.arg(command)));
        QVERIFY(!connection->isInTransaction());
    }
}

QTEST_GUILESS_MAIN(RefusedAnswerTest)
#include "refused_answer_test.moc"
