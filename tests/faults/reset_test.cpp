#include "core/allocation/allocator.h"
#include "core/audit/ledger_verifier.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "tests/faults/fault_store.h"
#include "tests/faults/settings.h"
#include "tests/store/raw_session.h"
#include "tests/support/approving.h"
#include "tests/support/demo_letters.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

#include <QTest>

#include <atomic>
#include <latch>
#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using store::RequestState;

Q_DECLARE_METATYPE(Harm)

namespace {

constexpr qint64 wanted = 7;
constexpr qint64 numbersAbove = 110;

std::unique_ptr<store::Connection> enter(const store::Address &address, const QString &login)
{
    auto connection = store::Connection::open(PrivateStore::asPerson(address, login));
    if (!connection)
        qFatal("%s", qPrintable(connection.error().detail));
    return std::move(*connection);
}

/// As many as the demo's counter holds.
void drawNumbers(const store::Address &address)
{
    allocation::Allocator allocator(address);
    allocation::Request letters;
    letters.projectId = letterKey.projectId;
    letters.originatorOrganizationId = letterKey.originatorOrganizationId;
    letters.recipientOrganizationIds = {*letterKey.recipientOrganizationId};
    letters.correspondenceTypeId = letterKey.correspondenceTypeId;
    letters.documentDate = QDate(letterKey.period.year, 5, 5);
    letters.count = 117;
    letters.caller.userId = 1;
    if (const auto drawn = allocator.allocate(letters); !drawn)
        qFatal("%s", qPrintable(drawn.error().cause.detail));
}

/// By sa.one; the id.
qint64 request(const store::Address &address)
{
    const auto connection = enter(address, u"sa.one"_s);
    const auto counter = *store::findCounter(*connection, letterKey);
    const auto asked = store::requestReset(
        *connection, {counter->id, counter->version, wanted, store::NumbersAbove::Void,
                      *numbering::Reason::parse(u"ทดสอบการหยุดกลางคันของการรีเซ็ต"_s, store::minimumForRequest)});
    if (!asked)
        qFatal("%s", qPrintable(asked.error().detail));
    return test::resetRequests(*connection)->first().id;
}

/// Whether the reset was carried out; what contradicts that goes into the findings.
bool wasExecuted(const store::Address &address, qint64 id, QStringList &findings)
{
    RawSession raw(address);
    const auto connection = enter(address, u"sa.two"_s);
    const bool executed = test::findResetRequest(*connection, id)->state == RequestState::Executed;
    const auto counter = *store::findCounter(*connection, letterKey);
    const qint64 approvals =
        raw.value(u"SELECT COUNT(*) FROM request_approvals WHERE request_id = %1"_s.arg(id)).toLongLong();
    const qint64 released =
        raw.value(u"SELECT COUNT(*) FROM document_number_audit WHERE event = 'VOIDED'"_s).toLongLong();
    const qint64 noted = raw.value(u"SELECT COUNT(*) FROM admin_log WHERE outcome = 'DONE' "
                                   "AND action IN ('RESET_APPROVED', 'RESET_EXECUTED')"_s)
                             .toLongLong();
    if (counter->lastNumber != (executed ? wanted : 117) || counter->resetEpoch != (executed ? 1 : 0))
        findings.append(u"counter at %1"_s.arg(counter->lastNumber));
    if (approvals != (executed ? 1 : 0) || released != (executed ? numbersAbove : 0) ||
        noted != (executed ? 2 : 0))
        findings.append(u"%1 approvals, %2 released, %3 noted"_s.arg(approvals).arg(released).arg(noted));
    const auto rows = store::Connection::open(address).and_then(
        [](const std::unique_ptr<store::Connection> &session) { return audit::verifyLedger(*session); });
    if (!rows)
        findings.append(rows.error().detail);
    else
        for (const audit::Finding &finding : rows->findings)
            findings.append(audit::damageName(finding.damage) + u" of row %1 "_s.arg(finding.ledgerId) +
                            finding.subject);
    return executed;
}

} // namespace

/// An approval that is broken off anywhere carries the reset out with all that belongs to it, or does
/// nothing.
class ResetTest : public QObject
{
    Q_OBJECT

private slots:
    void allOrNothingWhenTheSessionBreaks_data();
    void allOrNothingWhenTheSessionBreaks();
    void allOrNothingWhenTheServerIsKilled();
};

void ResetTest::allOrNothingWhenTheSessionBreaks_data()
{
    QTest::addColumn<Harm>("harm");
    QTest::addColumn<bool>("reachesServer");
    QTest::newRow("before the call") << Harm::CutBefore << false;
    QTest::newRow("inside the call") << Harm::CutInside << false;
    QTest::newRow("behind the call") << Harm::CutAfter << true;
    QTest::newRow("inside the answer") << Harm::CutInsideAnswer << true;
}

void ResetTest::allOrNothingWhenTheSessionBreaks()
{
    QFETCH(const Harm, harm);
    const store::Address address = PrivateStore::instance().demoStore();
    const qint64 id = request(address);
    std::atomic<bool> armed = false;
    const FaultProxy proxy(address.socket, [&](Step step) {
        return step == Step::Commit && armed.exchange(false) ? harm : Harm::None;
    });
    store::Address through = PrivateStore::asPerson(address, u"sa.two"_s);
    through.socket = proxy.socket();
    auto connection = store::Connection::open(through);
    QVERIFY(connection);
    const QByteArray digest = store::findRequest(**connection, id)->digest;
    armed = true;
    const auto approved = store::approveRequest(**connection, id, digest, {});
    QTEST(approved.has_value(), "reachesServer");
    if (!approved)
        QCOMPARE(approved.error().kind, store::ErrorKind::Unreachable);
    connection->reset();
    QStringList findings;
    QTEST(wasExecuted(address, id, findings), "reachesServer");
    QCOMPARE(findings.join(u'\n'), QString());
}

/// Killed later and later after the call went out, from before it reached the server to behind its end.
void ResetTest::allOrNothingWhenTheServerIsKilled()
{
    FaultStore store;
    drawNumbers(store.address());
    const qint64 id = request(store.address());
    const int rounds = faultCount("LEKTHI_FAULTS_RESET_KILLS", 8);
    QStringList findings;
    int undone = 0;
    bool executed = false;
    for (int round = 0; round < rounds && !executed; ++round) {
        auto connection = enter(store.address(), u"sa.two"_s);
        const QByteArray digest = store::findRequest(*connection, id)->digest;
        connection.reset();
        std::latch entered(1);
        std::thread approver([&, address = store.address()] {
            const auto session = enter(address, u"sa.two"_s);
            entered.count_down();
            store::approveRequest(*session, id, digest, {});
        });
        entered.wait();
        std::this_thread::sleep_for(std::chrono::milliseconds(2 + 12 * round));
        store.killAndRestart();
        approver.join();
        executed = wasExecuted(store.address(), id, findings);
        undone += executed ? 0 : 1;
    }
    reportFaults(
        u"%1 kill -9 of the server during the approval of a reset"_s.arg(undone + (executed ? 1 : 0)),
        findings.isEmpty() ? u"all or nothing, carried out: %1"_s.arg(executed) : findings.join(u", "_s));
    QVERIFY(undone > 0);
    if (!executed)
        QVERIFY(test::approve(*enter(store.address(), u"sa.two"_s), id));
    QVERIFY(wasExecuted(store.address(), id, findings));
    QCOMPARE(findings.join(u'\n'), QString());
}

QTEST_GUILESS_MAIN(ResetTest)
#include "reset_test.moc"
