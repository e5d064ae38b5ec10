#include "core/audit/ledger_verifier.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/session/denial.h"
#include "tests/allocation/numbering_store.h"
#include "tests/support/approving.h"
#include "tests/support/typed_requests.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using store::NumbersAbove;
using store::RequestState;

/// Drawing behind and beside resets of counters.
class ResetTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void passesOverWhatStaysTaken();
    void drawsAgainWhatWasReleased();
    void releasesOnlyWhatIsInForce();
    void releasesRevisedNumbers();
    void releasesManyInSteps();
    void goesOnFromAHigherValue();
    void keepsNumbersOfDocuments();
    void keepsNumbersWhoseRevisionNamesADocument();
    void neverGivesAVoidedNumberAgainToItsRequest();
    void tellsTheVoidedOneOfSeveral();
    void revisesNoVoidedNumber();
    void nobodyReleasesWithoutAnAgreedReset();
    void drawingMakesARequestStale();
    void drawingGoesOnBesideResets();

private:
    std::unique_ptr<store::Connection> connectAs(const QString &login);
    qint64 counterId() { return m_store->value(u"SELECT id FROM document_number_counters"_s).toLongLong(); }
    qint64 lastNumber() { return m_store->lastNumbers(); }
    /// As sa.one; the id of the request.
    store::Result<qint64> request(qint64 newNumber, NumbersAbove above);
    /// As sa.two.
    store::Result<void> approve(qint64 id);
    store::Result<void> reset(qint64 newNumber, NumbersAbove above);
    void verifyChain();

    std::unique_ptr<NumberingStore> m_store;
    std::unique_ptr<store::Connection> m_one;
    std::unique_ptr<store::Connection> m_two;
};

namespace {

allocation::Request several(int count, allocation::Request request = letterRequest())
{
    request.count = count;
    return request;
}

} // namespace

#define VERIFY_DONE(result)                                                                                  \
    do {                                                                                                     \
        const auto verifiedResult = (result);                                                                \
        QVERIFY2(verifiedResult, verifiedResult ? "" : qPrintable(verifiedResult.error().detail));           \
    } while (false)

void ResetTest::init()
{
    m_store = std::make_unique<NumberingStore>();
    m_one = connectAs(u"sa.one"_s);
    m_two = connectAs(u"sa.two"_s);
}

void ResetTest::cleanup()
{
    m_one.reset();
    m_two.reset();
    m_store.reset();
}

std::unique_ptr<store::Connection> ResetTest::connectAs(const QString &login)
{
    return PrivateStore::instance().connect(PrivateStore::asPerson(m_store->address(), login));
}

store::Result<qint64> ResetTest::request(qint64 newNumber, NumbersAbove above)
{
    const auto facts = store::resetFacts(*m_one, counterId(), newNumber);
    if (!facts)
        return tl::unexpected(facts.error());
    return store::requestReset(
        *m_one, {counterId(), facts->currentVersion, newNumber, above,
                 *numbering::Reason::parse(u"ตัวนับเดินเกินไปเพราะการทดสอบระบบ"_s, store::minimumForRequest)});
}

store::Result<void> ResetTest::approve(qint64 id)
{
    return test::approve(*m_two, id);
}

store::Result<void> ResetTest::reset(qint64 newNumber, NumbersAbove above)
{
    return request(newNumber, above).and_then([&](qint64 id) { return approve(id); });
}

void ResetTest::verifyChain()
{
    const auto verification = audit::verifyLedger(m_store->connection());
    VERIFY_DONE(verification);
    QStringList findings;
    for (const audit::Finding &finding : verification->findings)
        findings.append(u"%1 at %2"_s.arg(audit::damageName(finding.damage)).arg(finding.ledgerId));
    QVERIFY2(verification->isIntact(), qPrintable(findings.join(u", "_s)));
    QCOMPARE(m_store->value(u"SELECT SUM(ledger_length) FROM document_number_counters"_s).toLongLong(),
             m_store->ledgerRows());
}

void ResetTest::passesOverWhatStaysTaken()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(several(5)));
    VERIFY_DONE(reset(2, NumbersAbove::Skip));
    QCOMPARE(lastNumber(), 2);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0006-2568"_s);
    const QString skipped =
        m_store->value(u"SELECT skipped FROM document_number_audit ORDER BY id DESC LIMIT 1"_s).toString();
    for (const char *number : {"0003", "0004", "0005"})
        QVERIFY2(skipped.contains(QLatin1StringView(number)), qPrintable(skipped));
    verifyChain();
}

void ResetTest::drawsAgainWhatWasReleased()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(several(5)));
    const auto facts = store::resetFacts(*m_one, counterId(), 2);
    QCOMPARE(facts->countAbove, 3);
    VERIFY_DONE(reset(2, NumbersAbove::Void));
    QCOMPARE(lastNumber(), 2);
    verifyChain();
    QCOMPARE(m_store->column(u"SELECT generated_number FROM document_number_audit WHERE event = 'VOIDED' "
                             "AND user_id = 3 ORDER BY id"_s),
             QStringList({u"คคง.-สคฉ.3-0003-2568"_s, u"คคง.-สคฉ.3-0004-2568"_s, u"คคง.-สคฉ.3-0005-2568"_s}));
    COMPARE_NUMBERS(allocator.allocate(several(2)), u"คคง.-สคฉ.3-0003-2568"_s, u"คคง.-สคฉ.3-0004-2568"_s);
    QCOMPARE(
        m_store->value(u"SELECT COUNT(*) FROM document_number_audit WHERE skipped IS NOT NULL"_s).toInt(), 0);
    verifyChain();
}

/// Released, drawn again, and released once more: each time only those that are in force.
void ResetTest::releasesOnlyWhatIsInForce()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(several(4)));
    VERIFY_DONE(reset(1, NumbersAbove::Void));
    QVERIFY(allocator.allocate(letterRequest()));
    QCOMPARE(store::resetFacts(*m_one, counterId(), 0)->countAbove, 2);
    VERIFY_DONE(reset(0, NumbersAbove::Void));
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_audit WHERE event = 'VOIDED'"_s).toInt(),
             5);
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_taken"_s).toInt(), 0);
    COMPARE_NUMBERS(allocator.allocate(several(4)), u"คคง.-สคฉ.3-0001-2568"_s, u"คคง.-สคฉ.3-0002-2568"_s,
                    u"คคง.-สคฉ.3-0003-2568"_s, u"คคง.-สคฉ.3-0004-2568"_s);
    QCOMPARE(m_store->value(u"SELECT MAX(reset_epoch) FROM document_number_audit"_s).toInt(), 2);
    verifyChain();
}

void ResetTest::releasesRevisedNumbers()
{
    Allocator allocator(m_store->address());
    const QString first = numbersOf(allocator.allocate(rfaRequest())).value(0);
    QVERIFY(allocator.revise(demo::project, first, u"B"_s, rfaRequest()));
    VERIFY_DONE(reset(0, NumbersAbove::Void));
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_taken"_s).toInt(), 0);
    verifyChain();
    COMPARE_NUMBERS(allocator.allocate(rfaRequest()), first);
    verifyChain();
}

void ResetTest::releasesManyInSteps()
{
    constexpr int most = 5000;
    Allocator allocator(m_store->address());
    for (int batch = 0; batch < most / 500; ++batch)
        QVERIFY(allocator.allocate(several(500)));
    QVERIFY(allocator.allocate(letterRequest()));
    const auto refused = request(0, NumbersAbove::Void);
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::tooManyReleased);
    QVERIFY(store::describe(refused.error()).contains(QString::number(most)));
    VERIFY_DONE(reset(1, NumbersAbove::Void));
    VERIFY_DONE(reset(0, NumbersAbove::Void));
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM document_number_taken"_s).toInt(), 0);
    verifyChain();
}

void ResetTest::goesOnFromAHigherValue()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(several(2)));
    VERIFY_DONE(reset(40, NumbersAbove::Skip));
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0041-2568"_s);
    verifyChain();
}

void ResetTest::keepsNumbersOfDocuments()
{
    Allocator allocator(m_store->address());
    allocation::Request bound = letterRequest();
    bound.documentId = 77;
    QVERIFY(allocator.allocate(letterRequest()));
    QVERIFY(allocator.allocate(bound));
    QCOMPARE(store::resetFacts(*m_one, counterId(), 0)->boundToDocuments, 1);
    const auto refused = request(0, NumbersAbove::Void);
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::boundToDocument);
    VERIFY_DONE(request(0, NumbersAbove::Skip));
}

/// Whether the revision prints another text ({REV} of RFA) or the same.
void ResetTest::keepsNumbersWhoseRevisionNamesADocument()
{
    Allocator allocator(m_store->address());
    allocation::Request bound = letterRequest();
    bound.documentId = 77;
    const QString letter = numbersOf(allocator.allocate(letterRequest())).value(0);
    QVERIFY(allocator.revise(demo::project, letter, u"B"_s, bound));
    QCOMPARE(store::resetFacts(*m_one, counterId(), 0)->boundToDocuments, 1);
    const auto refused = request(0, NumbersAbove::Void);
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::boundToDocument);
    VERIFY_DONE(request(0, NumbersAbove::Skip));
    verifyChain();
}

/// Somebody else's document holds the number by then.
void ResetTest::neverGivesAVoidedNumberAgainToItsRequest()
{
    Allocator allocator(m_store->address());
    const allocation::Request first = letterRequest();
    const allocation::Request second = letterRequest();
    const QString number = u"คคง.-สคฉ.3-0001-2568"_s;
    COMPARE_NUMBERS(allocator.allocate(first), number);
    COMPARE_NUMBERS(allocator.allocate(first), number);
    VERIFY_DONE(reset(0, NumbersAbove::Void));
    const auto refusedBefore = allocator.allocate(first);
    QVERIFY(!refusedBefore);
    QCOMPARE(refusedBefore.error().code, allocation::FailureCode::NumberVoided);
    COMPARE_NUMBERS(allocator.allocate(second), number);
    COMPARE_NUMBERS(allocator.allocate(second), number);
    const auto refused = allocator.allocate(first);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, allocation::FailureCode::NumberVoided);
    QVERIFY(!refused.error().isRetryable());
    QVERIFY2(allocation::describe(refused.error()).contains(number),
             qPrintable(allocation::describe(refused.error())));
    // Also where the request would be refused by now.
    m_store->alter(u"UPDATE projects SET is_active = FALSE"_s);
    const auto refusedLater = allocator.allocate(first);
    QVERIFY(!refusedLater);
    QCOMPARE(refusedLater.error().code, allocation::FailureCode::NumberVoided);
    // And by whoever knows that from the beginning.
    const auto refusedAtOnce = Allocator(m_store->address()).allocate(first);
    QVERIFY(!refusedAtOnce);
    QCOMPARE(refusedAtOnce.error().code, allocation::FailureCode::NumberVoided);
}

void ResetTest::tellsTheVoidedOneOfSeveral()
{
    Allocator allocator(m_store->address());
    const allocation::Request three = several(3);
    QVERIFY(allocator.allocate(three));
    VERIFY_DONE(reset(1, NumbersAbove::Void));
    const auto refused = allocator.allocate(three);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, allocation::FailureCode::NumberVoided);
    QCOMPARE(refused.error().subject, u"คคง.-สคฉ.3-0002-2568"_s);
}

void ResetTest::revisesNoVoidedNumber()
{
    Allocator allocator(m_store->address());
    const QString first = numbersOf(allocator.allocate(rfaRequest())).value(0);
    const allocation::Request revision = rfaRequest();
    const QString revised = numbersOf(allocator.revise(demo::project, first, u"B"_s, revision)).value(0);
    QVERIFY(!revised.isEmpty());
    VERIFY_DONE(reset(0, NumbersAbove::Void));
    for (const QString &number : {first, revised}) {
        const auto refused = allocator.revise(demo::project, number, u"C"_s, rfaRequest());
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, allocation::FailureCode::NumberVoided);
    }
    const auto repeated = allocator.revise(demo::project, first, u"B"_s, revision);
    QVERIFY(!repeated);
    QCOMPARE(repeated.error().code, allocation::FailureCode::NumberVoided);
    // The new holder of the number has revisions of its own.
    COMPARE_NUMBERS(allocator.allocate(rfaRequest()), first);
    COMPARE_NUMBERS(allocator.revise(demo::project, first, u"B"_s, rfaRequest()), revised);
    verifyChain();
}

void ResetTest::nobodyReleasesWithoutAnAgreedReset()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(several(3)));
    VERIFY_DONE(reset(1, NumbersAbove::Void));
    QVERIFY(allocator.allocate(several(2)));
    const QString forged =
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
        "generated_number, counter_key, template_used, template_version, user_id, created_at) "
        "SELECT 'VOIDED', UUID(), counter_id, reset_epoch, sequence_number, generated_number, counter_key, "
        "template_used, template_version, 3, created_at FROM document_number_audit ORDER BY id DESC LIMIT 1"_s;
    QVERIFY(!m_store->connection().execute(u"DELETE FROM document_number_taken"_s));
    QVERIFY(!m_store->connection().execute(
        u"UPDATE document_number_counters SET last_number = 0, version = version + 1"_s));
    QVERIFY(!m_store->connection().execute(u"UPDATE document_number_counters SET last_number = 1, version = "
                                           "version + 1, reset_epoch = reset_epoch + 1"_s));
    verifyChain();
    // The administrator of the server can say so in the ledger: that releases nothing, and the chain tells.
    QVERIFY(m_store->connection().execute(forged));
    QVERIFY(!m_store->connection().execute(u"DELETE FROM document_number_taken"_s));
    QVERIFY(!audit::verifyLedger(m_store->connection())->isIntact());
}

void ResetTest::drawingMakesARequestStale()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(several(5)));
    const auto id = request(3, NumbersAbove::Void);
    VERIFY_DONE(id);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0006-2568"_s);
    QCOMPARE(test::findResetRequest(*m_two, *id)->state, RequestState::Stale);
    const auto refused = approve(*id);
    QVERIFY(!refused);
    QCOMPARE(refused.error().serverCode, store::denial::stale);
    QCOMPARE(refused.error().subject, u"5>6"_s);
    QCOMPARE(lastNumber(), 6);
    QCOMPARE(m_store->value(u"SELECT state FROM requests"_s).toString(), u"STALE"_s);
    VERIFY_DONE(request(3, NumbersAbove::Void));
}

/// Whatever order they get: no number twice in force, no draw fails, nothing of the chain breaks.
void ResetTest::drawingGoesOnBesideResets()
{
    Allocator allocator(m_store->address());
    QVERIFY(allocator.allocate(several(5)));
    std::atomic<bool> stop = false;
    std::atomic<int> failed = 0;
    std::vector<std::thread> callers;
    for (int caller = 0; caller < 3; ++caller)
        callers.emplace_back([&] {
            while (!stop) {
                failed += allocator.allocate(letterRequest()) ? 0 : 1;
                std::this_thread::sleep_for(std::chrono::milliseconds(40));
            }
        });
    int executed = 0;
    for (int round = 0; round < 200 && executed < 5; ++round)
        executed += reset(0, round % 2 ? NumbersAbove::Void : NumbersAbove::Skip) ? 1 : 0;
    stop = true;
    for (std::thread &caller : callers)
        caller.join();
    QCOMPARE(failed.load(), 0);
    QCOMPARE(m_store->value(u"SELECT COUNT(*) FROM requests WHERE state = 'EXECUTED'"_s).toInt(), executed);
    QCOMPARE(m_store->value(u"SELECT reset_epoch FROM document_number_counters"_s).toInt(), executed);
    verifyChain();
}

QTEST_GUILESS_MAIN(ResetTest)
#include "reset_test.moc"
