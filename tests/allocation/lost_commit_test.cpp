#include "core/allocation/drawing/draw.h"
#include "core/allocation/drawing/mariadb_store.h"
#include "core/allocation/request/request_check.h"
#include "tests/allocation/numbering_store.h"
#include "tests/allocation/patient_callers.h"
#include "tests/support/cutting_proxy.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using allocation::Allocator;
using allocation::AllocatorOptions;
using allocation::Request;

Q_DECLARE_METATYPE(CuttingProxy::Plan)

/// Sessions that are cut off at COMMIT, where nobody but the server knows whether the numbers were drawn.
class LostCommitTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { NumberingStore::renew(m_store); }

    void drawsOnceAfterACut_data() { cutPoints(); }
    void drawsOnceAfterACut();
    void answersTheCallerWhoAsksAgain_data() { cutPoints(); }
    void answersTheCallerWhoAsksAgain();
    void staysOpenWhateverFailsNext();
    void remembersWhatItHasDrawn();
    void drawsSeveralConsecutiveNumbersOnce_data() { cutPoints(); }
    void drawsSeveralConsecutiveNumbersOnce();
    void revisesOnceAfterACut_data() { cutPoints(); }
    void revisesOnceAfterACut();
    void losesAndDoublesNothingUnderManyCallers_data();
    void losesAndDoublesNothingUnderManyCallers();

private:
    static void cutPoints();
    store::Address through(const CuttingProxy &proxy) const;

    std::unique_ptr<NumberingStore> m_store;
};

namespace {

CuttingProxy::Plan cutFirst(Cut cut)
{
    return [cut](int commit) { return commit == 1 ? cut : Cut::None; };
}

AllocatorOptions retrying(int connectionRetries)
{
    AllocatorOptions options;
    options.retry.connectionRetries = connectionRetries;
    options.retry.firstConnectionDelay = std::chrono::milliseconds(5);
    return options;
}

} // namespace

void LostCommitTest::cutPoints()
{
    QTest::addColumn<Cut>("cut");
    QTest::newRow("before the server saw it") << Cut::BeforeCommit;
    QTest::newRow("after the server answered") << Cut::AfterCommit;
}

store::Address LostCommitTest::through(const CuttingProxy &proxy) const
{
    store::Address address = m_store->address();
    address.socket = proxy.socket();
    return address;
}

void LostCommitTest::drawsOnceAfterACut()
{
    QFETCH(Cut, cut);
    const CuttingProxy proxy(m_store->address().socket, cutFirst(cut));
    Allocator allocator(through(proxy), retrying(3));
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0001-2568"_s);
    QCOMPARE(proxy.cuts(cut), 1);
    QCOMPARE(m_store->issuedNumbers(), QStringList(u"คคง.-สคฉ.3-0001-2568"_s));
    QCOMPARE(m_store->lastNumbers(), 1);
}

void LostCommitTest::answersTheCallerWhoAsksAgain()
{
    QFETCH(Cut, cut);
    const CuttingProxy proxy(m_store->address().socket, cutFirst(cut));
    Allocator allocator(through(proxy), retrying(0));
    const Request request = letterRequest();
    const auto lost = allocator.allocate(request);
    QVERIFY(!lost);
    QVERIFY(lost.error().isRetryable());
    QCOMPARE(lost.error().cause.kind, store::ErrorKind::Unreachable);
    QVERIFY(lost.error().mayHaveBeenDrawn);
    COMPARE_NUMBERS(allocator.allocate(request), u"คคง.-สคฉ.3-0001-2568"_s);
    COMPARE_NUMBERS(allocator.allocate(letterRequest()), u"คคง.-สคฉ.3-0002-2568"_s);
    QCOMPARE(m_store->ledgerRows(), 2);
    QCOMPARE(m_store->lastNumbers(), 2);
}

/// The number is drawn, and who asks for it finds the counter locked until he gives up.
void LostCommitTest::staysOpenWhateverFailsNext()
{
    const CuttingProxy proxy(m_store->address().socket, cutFirst(Cut::AfterCommit));
    AllocatorOptions options = retrying(3);
    options.retry.firstConnectionDelay = std::chrono::seconds(2);
    options.retry.lockTimeoutRetries = 0;
    options.session.lockWaitTimeout = std::chrono::seconds(1);
    Allocator allocator(through(proxy), options);
    const Request request = letterRequest();
    const QFuture<allocation::Outcome> future = allocator.submit(request);
    QTRY_COMPARE(proxy.cuts(Cut::AfterCommit), 1);
    m_store->holdCounter();
    const allocation::Outcome lost = future.result();
    m_store->releaseCounter();
    QVERIFY(!lost);
    QCOMPARE(lost.error().code, allocation::FailureCode::LockTimeout);
    QVERIFY(lost.error().mayHaveBeenDrawn);
    COMPARE_NUMBERS(allocator.allocate(request), u"คคง.-สคฉ.3-0001-2568"_s);
}

/// An attempt looks again for whoever is refused, and that may fail where the others have their numbers.
void LostCommitTest::remembersWhatItHasDrawn()
{
    const auto book = allocation::loadRulebook(m_store->connection());
    QVERIFY(book);
    allocation::Jobs jobs = letterJobs(2);
    jobs.back().request.revision = u"?"_s;
    const auto key = allocation::checkRequest(jobs.front().request, jobs.front().documentDate, *book)->key;
    allocation::MariaDbStore store(m_store->connection());
    QVERIFY(store.ensureCounter(key));
    allocation::Attempt attempt{.drawer = *store.findDrawer()};
    {
        allocation::Draw draw(store, key, *book, nullptr);
        QVERIFY(!draw.asExpected(jobs, attempt, {}).value());
        QVERIFY(draw.takeRow());
        QVERIFY(!draw.mayHaveDrawn());
        QVERIFY(!draw.fromRow(jobs, attempt, {}).value());
        QVERIFY(draw.mayHaveDrawn());
    }
    QCOMPARE(m_store->ledgerRows(), 1);
}

void LostCommitTest::drawsSeveralConsecutiveNumbersOnce()
{
    QFETCH(Cut, cut);
    const CuttingProxy proxy(m_store->address().socket, cutFirst(cut));
    Allocator allocator(through(proxy), retrying(3));
    Request request = letterRequest();
    request.count = 3;
    COMPARE_NUMBERS(allocator.allocate(request), u"คคง.-สคฉ.3-0001-2568"_s, u"คคง.-สคฉ.3-0002-2568"_s,
                    u"คคง.-สคฉ.3-0003-2568"_s);
    QCOMPARE(m_store->ledgerRows(), 3);
    QCOMPARE(m_store->lastNumbers(), 3);
}

void LostCommitTest::revisesOnceAfterACut()
{
    QFETCH(Cut, cut);
    COMPARE_NUMBERS(Allocator(m_store->address()).allocate(rfaRequest()), u"LCBP3-C2-RFA-TER-RPT-0001-A"_s);
    const CuttingProxy proxy(m_store->address().socket, cutFirst(cut));
    Allocator allocator(through(proxy), retrying(3));
    COMPARE_NUMBERS(allocator.revise(demo::project, u"LCBP3-C2-RFA-TER-RPT-0001-A"_s, u"B"_s, rfaRequest()),
                    u"LCBP3-C2-RFA-TER-RPT-0001-B"_s);
    QCOMPARE(proxy.cuts(cut), 1);
    QCOMPARE(m_store->ledgerRows(), 2);
    QCOMPARE(m_store->lastNumbers(), 1);
}

void LostCommitTest::losesAndDoublesNothingUnderManyCallers_data()
{
    QTest::addColumn<CuttingProxy::Plan>("plan");
    QTest::addColumn<int>("connectionRetries");
    const auto every = [](int nth, Cut cut) -> CuttingProxy::Plan {
        return [nth, cut](int commit) { return commit % nth == 0 ? cut : Cut::None; };
    };
    const CuttingProxy::Plan both = [](int commit) {
        return commit % 4 == 1 ? Cut::BeforeCommit : commit % 4 == 3 ? Cut::AfterCommit : Cut::None;
    };
    QTest::newRow("before") << every(3, Cut::BeforeCommit) << 3;
    QTest::newRow("after") << every(3, Cut::AfterCommit) << 3;
    QTest::newRow("both") << both << 3;
    QTest::newRow("both, repeated by the callers alone") << both << 0;
}

void LostCommitTest::losesAndDoublesNothingUnderManyCallers()
{
    QFETCH(CuttingProxy::Plan, plan);
    QFETCH(int, connectionRetries);
    constexpr int callers = 20;
    constexpr int drawsEach = 15;
    const CuttingProxy proxy(m_store->address().socket, plan);
    AllocatorOptions options = retrying(connectionRetries);
    options.batchLimit = 6; // many commits to cut
    Allocator allocator(through(proxy), options);
    PatientCallers crowd(allocator, callers, drawsEach);
    const PatientCallers::Answers answers = crowd.finish();

    QVERIFY(proxy.cuts(Cut::BeforeCommit) + proxy.cuts(Cut::AfterCommit) >= 10);
    QCOMPARE(answers.size(), size_t(callers * drawsEach));
    QCOMPARE(m_store->column(
                 u"SELECT CONCAT(request_id, ' ', generated_number) FROM document_number_audit ORDER BY 1"_s),
             lines(answers));
    const QString spread = u"SELECT CONCAT_WS(' ', MIN(sequence_number), MAX(sequence_number), "
                           "COUNT(DISTINCT sequence_number), COUNT(DISTINCT generated_number)) "
                           "FROM document_number_audit"_s;
    QCOMPARE(m_store->value(spread).toString(), u"1 300 300 300"_s);
    QCOMPARE(m_store->lastNumbers(), callers * drawsEach);
}

QTEST_GUILESS_MAIN(LostCommitTest)
#include "lost_commit_test.moc"
