#include "core/store/admin_log_gateway.h"
#include "core/store/counter_gateway.h"
#include "core/store/reset_gateway.h"
#include "core/store/routines/denial.h"
#include "core/store/settings_gateway.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using numbering::Reason;
using store::Connection;
using store::NumbersAbove;
using store::ResetState;
using store::ResetWish;

namespace {

/// LETTER คคง. to สคฉ.3 in project 2, at 117.
const numbering::CounterKey letterKey{2, 22, 10, 6, 0, 0, 0, {2026, 0}};

Reason reasonOf(const QString &text, int least = store::minimumForReset)
{
    return *Reason::parse(text, least);
}

const auto why = u"เลขสุดท้ายถูกจองไว้โดยผิดพลาดตามหนังสือแจ้ง"_s;

template <class T>
int codeOf(const store::Result<T> &result)
{
    return result ? 0 : result.error().serverCode;
}

} // namespace

/// Two persons reset a counter; every rule holds in the store, whatever program asks.
class ResetGatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void tellsWhatAResetWouldDo();
    void remembersWhatWasRequested();
    void twoPersonsReset();
    void rejectsAndWithdraws();
    void showsStaleAndExpiredBeforeAnybodyTries();
    void everybodyReads();
    void filtersAdminLog();
    void changesSettings();

private:
    std::unique_ptr<Connection> connectAs(const QString &login);
    ResetWish wishFor(qint64 newNumber, NumbersAbove above = NumbersAbove::Skip);
    qint64 request(qint64 newNumber, NumbersAbove above = NumbersAbove::Skip);

    store::Address m_address;
    std::unique_ptr<test::RawSession> m_raw;
    std::unique_ptr<Connection> m_one;
    std::unique_ptr<Connection> m_two;
};

void ResetGatewayTest::init()
{
    m_address = test::PrivateStore::instance().demoStore();
    m_raw = std::make_unique<test::RawSession>(m_address);
    m_one = connectAs(u"sa.one"_s);
    m_two = connectAs(u"sa.two"_s);
}

void ResetGatewayTest::cleanup()
{
    m_one.reset();
    m_two.reset();
    m_raw.reset();
}

std::unique_ptr<Connection> ResetGatewayTest::connectAs(const QString &login)
{
    return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
}

ResetWish ResetGatewayTest::wishFor(qint64 newNumber, NumbersAbove above)
{
    const auto counter = store::findCounter(*m_one, letterKey);
    return {(*counter)->id, (*counter)->version, newNumber, above, reasonOf(why)};
}

/// The id of a request of sa.one.
qint64 ResetGatewayTest::request(qint64 newNumber, NumbersAbove above)
{
    const auto asked = store::requestReset(*m_one, wishFor(newNumber, above));
    if (!asked)
        qFatal("%s", qPrintable(asked.error().detail));
    return store::resetRequests(*m_one)->first().id;
}

void ResetGatewayTest::tellsWhatAResetWouldDo()
{
    const ResetWish wish = wishFor(114);
    const auto facts = store::resetFacts(*m_one, wish.counterId, 114);
    QVERIFY2(facts, facts ? "" : qPrintable(facts.error().detail));
    QCOMPARE(facts->currentNumber, 117);
    QCOMPARE(facts->currentVersion, wish.seenVersion);
    QCOMPARE(facts->countAbove, 3);
    QCOMPARE(facts->firstAbove, u"คคง.-สคฉ.3-0115-2569"_s);
    QCOMPARE(facts->lastAbove, u"คคง.-สคฉ.3-0117-2569"_s);
    QCOMPARE(facts->boundToDocuments, 0);
    const auto none = store::resetFacts(*m_one, wish.counterId, 117);
    QCOMPARE(none->countAbove, 0);
    QCOMPARE(none->firstAbove, QString());
    QCOMPARE(store::resetFacts(*m_one, 1'000'000, 0).error().kind, store::ErrorKind::NotFound);
}

void ResetGatewayTest::remembersWhatWasRequested()
{
    const ResetWish wish = wishFor(100);
    const qint64 id = request(100);
    const auto found = store::findResetRequest(*m_two, id);
    QVERIFY2(found, found ? "" : qPrintable(found.error().detail));
    QCOMPARE(found->counterId, wish.counterId);
    QCOMPARE(found->key, letterKey);
    QCOMPARE(found->seenNumber, 117);
    QCOMPARE(found->seenVersion, wish.seenVersion);
    QCOMPARE(found->newNumber, 100);
    QCOMPARE(found->above, NumbersAbove::Skip);
    QCOMPARE(found->countAbove, 17);
    QCOMPARE(found->reason, why);
    QCOMPARE(found->requester, u"sa.one"_s);
    QCOMPARE(found->requestedAt.secsTo(found->expiresAt), 72 * 3600);
    QCOMPARE(found->approvalsNeeded, 1);
    QCOMPARE(found->state, ResetState::Pending);
    QVERIFY(!found->closedAt.isValid());
    QCOMPARE(found->currentNumber, 117);
    QCOMPARE(store::resetRequests(*m_two, wish.counterId)->size(), 1);
    QCOMPARE(store::resetRequests(*m_two, wish.counterId + 1)->size(), 0);
    QCOMPARE(store::findResetRequest(*m_two, id + 1).error().kind, store::ErrorKind::NotFound);
}

void ResetGatewayTest::twoPersonsReset()
{
    const qint64 id = request(100);
    const int version = store::findResetRequest(*m_two, id)->currentVersion;
    QCOMPARE(codeOf(store::approveReset(*m_one, id, version, {})), store::denial::ownRequest);
    QCOMPARE(codeOf(store::approveReset(*m_two, id, version - 1, {})), store::denial::movedSinceRead);
    QVERIFY(store::approveReset(*m_two, id, version, u"ตรวจแล้ว"_s));
    const auto executed = store::findResetRequest(*m_one, id);
    QCOMPARE(executed->state, ResetState::Executed);
    QCOMPARE(executed->currentNumber, 100);
    QCOMPARE(executed->currentVersion, version + 1);
    QCOMPARE(executed->closer, u"sa.two"_s);
    QVERIFY(executed->closedAt.isValid());
    QCOMPARE(executed->approvals.size(), 1);
    QCOMPARE(executed->approvals.first().login, u"sa.two"_s);
    QCOMPARE(executed->approvals.first().comment, u"ตรวจแล้ว"_s);
    QCOMPARE((*store::findCounter(*m_one, letterKey))->resetEpoch, 1);
    const auto again = store::approveReset(*m_two, id, version + 1, {});
    QCOMPARE(codeOf(again), store::denial::closed);
    QCOMPARE(again.error().subject, u"EXECUTED"_s);
}

void ResetGatewayTest::rejectsAndWithdraws()
{
    const qint64 rejected = request(100);
    QCOMPARE(codeOf(store::rejectReset(*m_one, rejected, reasonOf(why))), store::denial::ownRequest);
    QCOMPARE(codeOf(store::withdrawReset(*m_two, rejected, {})), store::denial::notTheRequester);
    QVERIFY(store::rejectReset(*m_two, rejected, reasonOf(u"ไม่จำเป็น"_s, 5)));
    QCOMPARE(store::findResetRequest(*m_one, rejected)->state, ResetState::Rejected);
    QCOMPARE(store::findResetRequest(*m_one, rejected)->closingReason, u"ไม่จำเป็น"_s);
    const qint64 withdrawn = request(90);
    QVERIFY(store::withdrawReset(*m_one, withdrawn, {}));
    QCOMPARE(store::findResetRequest(*m_one, withdrawn)->state, ResetState::Withdrawn);
    QCOMPARE(store::resetRequests(*m_one)->size(), 2);
    QCOMPARE((*store::findCounter(*m_one, letterKey))->lastNumber, 117);
}

void ResetGatewayTest::showsStaleAndExpiredBeforeAnybodyTries()
{
    const qint64 id = request(100);
    QVERIFY(m_raw->run(u"UPDATE document_number_counters SET last_number = last_number + 1, "
                       "version = version + 1 WHERE id = %1"_s.arg(wishFor(0).counterId)));
    const auto stale = store::findResetRequest(*m_two, id);
    QCOMPARE(stale->state, ResetState::Stale);
    QCOMPARE(stale->currentNumber, 118);
    m_raw->dropGuards();
    QVERIFY(m_raw->run(u"UPDATE counter_reset_requests SET expires_at = requested_at"_s));
    QCOMPARE(store::findResetRequest(*m_two, id)->state, ResetState::Expired);
}

void ResetGatewayTest::everybodyReads()
{
    const qint64 id = request(100);
    for (const QString &login : {u"auditor.demo"_s, u"pa.demo"_s}) {
        const auto reader = connectAs(login);
        QCOMPARE(store::findResetRequest(*reader, id)->reason, why);
        QCOMPARE(store::resetFacts(*reader, wishFor(0).counterId, 0)->countAbove, 117);
        QCOMPARE(store::storeSettings(*reader)->size(), 4);
        QVERIFY(!store::adminLogPage(*reader, {}, 0, 10)->isEmpty());
        QCOMPARE(store::requestReset(*reader, wishFor(100)).error().kind, store::ErrorKind::NotAllowed);
    }
}

void ResetGatewayTest::filtersAdminLog()
{
    const QDateTime before = m_one->serverNow().addSecs(-60);
    const qint64 id = request(100);
    QVERIFY(!store::approveReset(*m_one, id, 0, {}));
    const auto newest = store::adminLogPage(*m_two, {}, 0, 2);
    QVERIFY2(newest, newest ? "" : qPrintable(newest.error().detail));
    QCOMPARE(newest->size(), 2);
    QCOMPARE(newest->at(0).action, u"RESET_APPROVED"_s);
    QVERIFY(newest->at(0).denied);
    QCOMPARE(newest->at(0).details.value("code"_L1).toInt(), store::denial::ownRequest);
    QCOMPARE(newest->at(1).action, u"RESET_REQUESTED"_s);
    QCOMPARE(newest->at(1).login, u"sa.one"_s);
    QCOMPARE(newest->at(1).host, u"localhost"_s);
    QCOMPARE(newest->at(1).role, u"SUPER_ADMIN"_s);
    QCOMPARE(newest->at(1).projectId, 2);
    QCOMPARE(newest->at(1).reason, why);
    QCOMPARE(newest->at(1).details.value("to"_L1).toInt(), 100);
    QCOMPARE(newest->at(1).sequence, newest->at(0).sequence - 1);
    const auto older = store::adminLogPage(*m_two, {}, newest->at(0).sequence, 1);
    QCOMPARE(older->first().sequence, newest->at(1).sequence);

    const auto count = [&](const store::AdminLogFilter &filter) {
        const auto page = store::adminLogPage(*m_two, filter, 0, 100);
        return page ? page->size() : -1;
    };
    QCOMPARE(count({.login = u"sa.one"_s}), 2);
    QCOMPARE(count({.login = u"sa.one"_s, .onlyDenied = true}), 1);
    QCOMPARE(count({.login = u"SA.ONE"_s}), 0);
    QCOMPARE(count({.action = u"RESET_REQUESTED"_s}), 1);
    QCOMPARE(count({.login = u"sa.one"_s, .projectId = 2}), 1);
    QCOMPARE(count({.login = u"sa.one"_s, .from = before}), 2);
    QCOMPARE(count({.login = u"sa.one"_s, .until = before}), 0);
    QCOMPARE(count({.search = u"ผิดพลาด"_s}), 1);
    QCOMPARE(count({.search = u"100%"_s}), 0);
    QCOMPARE(count({.search = u"_"_s, .onlyDenied = true}), 0);
    QCOMPARE(count({.search = u"'|"_s}), 0);
}

void ResetGatewayTest::changesSettings()
{
    QVERIFY(store::changeStoreSetting(*m_one, u"approvals_needed"_s, 2, reasonOf(why)));
    QCOMPARE(store::storeSettings(*m_two)->first().name, u"address_writes_per_minute"_s);
    QCOMPARE(store::storeSettings(*m_two)->at(1).value, 2);
    QCOMPARE(store::storeSettings(*m_two)->at(1).most, 5);
    QCOMPARE(codeOf(store::changeStoreSetting(*m_one, u"approvals_needed"_s, 6, reasonOf(why))),
             store::denial::badValue);
    QCOMPARE(codeOf(store::changeStoreSetting(*m_one, u"no_such"_s, 1, reasonOf(why))),
             store::denial::unknownItem);
    QCOMPARE(codeOf(store::changeStoreSetting(*m_one, u"approvals_needed"_s, 1, reasonOf(u"สั้นไป"_s, 3))),
             store::denial::badReason);
}

QTEST_GUILESS_MAIN(ResetGatewayTest)
#include "reset_gateway_test.moc"
