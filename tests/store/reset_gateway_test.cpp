#include "core/store/counters/counter_gateway.h"
#include "core/store/log/admin_log_gateway.h"
#include "core/store/people/accounts.h"
#include "core/store/people/settings_gateway.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/session/denial.h"
#include "tests/store/raw_session.h"
#include "tests/support/approving.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using numbering::Reason;
using store::Connection;
using store::NumbersAbove;
using store::RequestState;
using store::ResetWish;
using test::letterKey;

namespace {

Reason reasonOf(const QString &text, int least = store::minimumForRequest)
{
    return *Reason::parse(text, least);
}

const auto why = u"เลขสุดท้ายถูกจองไว้โดยผิดพลาดตามหนังสือแจ้ง"_s;

template <class T>
int codeOf(const store::Result<T> &result)
{
    return result ? 0 : result.error().serverCode;
}

store::Result<QList<store::Request>> pageOf(Connection &connection, qint64 beforeId, int limit)
{
    return store::requestPage(connection, {.kind = store::requestkind::reset}, beforeId, limit);
}

QList<qint64> idsOf(const store::Result<QList<store::Request>> &requests)
{
    QList<qint64> ids;
    for (const store::Request &request : *requests)
        ids += request.id;
    return ids;
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
    void readsWhatIsOpenAndWhatHappenedSince();
    void readsHistoryPageByPage();
    void showsStaleAndExpiredBeforeAnybodyTries();
    void waitsForEveryApproval();
    void countsOnlyApprovalsOfActiveSuperAdmins();
    void refusesRequestOfSomebodyWhoLeft();
    void refusesExpiredRequest();
    void keepsOneOpenRequestPerCounter();
    void refusesWishes_data();
    void refusesWishes();
    void notesDeniedAttempts();
    void decisionsNeverVanish();
    void everybodyReads();
    void changesSettings();

private:
    std::unique_ptr<Connection> connectAs(const QString &login);
    ResetWish wishFor(qint64 newNumber, NumbersAbove above = NumbersAbove::Skip);
    qint64 request(qint64 newNumber, NumbersAbove above = NumbersAbove::Skip);
    store::Result<void> approveAs(Connection &connection, qint64 id);
    void addThirdSuperAdmin();

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
    return test::resetRequests(*m_one)->first().id;
}

void ResetGatewayTest::tellsWhatAResetWouldDo()
{
    const ResetWish wish = wishFor(114);
    const auto facts = store::resetFacts(*m_one, wish.counterId, 114);
    QVERIFY2(facts, facts ? "" : qPrintable(facts.error().detail));
    QCOMPARE(facts->currentNumber, 117);
    QCOMPARE(facts->currentVersion, wish.seenVersion);
    QCOMPARE(facts->countAbove, 3);
    QCOMPARE(facts->firstAbove, test::inDemoYear(u"คคง.-สคฉ.3-0115-2569"_s));
    QCOMPARE(facts->lastAbove, test::inDemoYear(u"คคง.-สคฉ.3-0117-2569"_s));
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
    const auto found = test::findResetRequest(*m_two, id);
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
    QCOMPARE(found->state, RequestState::Pending);
    QVERIFY(!found->closedAt.isValid());
    QCOMPARE(found->currentNumber, 117);
    QCOMPARE(test::resetRequests(*m_two, wish.counterId)->size(), 1);
    QCOMPARE(test::resetRequests(*m_two, wish.counterId + 1)->size(), 0);
    QCOMPARE(test::findResetRequest(*m_two, id + 1).error().kind, store::ErrorKind::NotFound);
}

void ResetGatewayTest::twoPersonsReset()
{
    const qint64 id = request(100);
    const int version = test::findResetRequest(*m_two, id)->currentVersion;
    QCOMPARE(codeOf(test::approve(*m_one, id, {})), store::denial::ownRequest);
    QCOMPARE(codeOf(store::approveRequest(*m_two, id, QByteArray(32, 'y'), {})),
             store::denial::movedSinceRead);
    QVERIFY(test::approve(*m_two, id, u"ตรวจแล้ว"_s));
    const auto executed = test::findResetRequest(*m_one, id);
    QCOMPARE(executed->state, RequestState::Executed);
    QCOMPARE(executed->currentNumber, 100);
    QCOMPARE(executed->currentVersion, version + 1);
    QCOMPARE(executed->closer, u"sa.two"_s);
    QVERIFY(executed->closedAt.isValid());
    QCOMPARE(executed->approvals.size(), 1);
    QCOMPARE(executed->approvals.first().login, u"sa.two"_s);
    QCOMPARE(executed->approvals.first().comment, u"ตรวจแล้ว"_s);
    QCOMPARE((*store::findCounter(*m_one, letterKey))->resetEpoch, 1);
    const auto again = test::approve(*m_two, id, {});
    QCOMPARE(codeOf(again), store::denial::closed);
    QCOMPARE(again.error().subject, u"EXECUTED"_s);
}

void ResetGatewayTest::rejectsAndWithdraws()
{
    const qint64 rejected = request(100);
    QCOMPARE(codeOf(store::rejectRequest(*m_one, rejected, reasonOf(why))), store::denial::ownRequest);
    QCOMPARE(codeOf(store::withdrawRequest(*m_two, rejected, {})), store::denial::notTheRequester);
    QVERIFY(store::rejectRequest(*m_two, rejected, reasonOf(u"ไม่จำเป็น"_s, 5)));
    QCOMPARE(test::findResetRequest(*m_one, rejected)->state, RequestState::Rejected);
    QCOMPARE(test::findResetRequest(*m_one, rejected)->closingReason, u"ไม่จำเป็น"_s);
    const qint64 withdrawn = request(90);
    QVERIFY(store::withdrawRequest(*m_one, withdrawn, {}));
    QCOMPARE(test::findResetRequest(*m_one, withdrawn)->state, RequestState::Withdrawn);
    QCOMPARE(test::resetRequests(*m_one)->size(), 2);
    QCOMPARE((*store::findCounter(*m_one, letterKey))->lastNumber, 117);
}

void ResetGatewayTest::readsWhatIsOpenAndWhatHappenedSince()
{
    const qint64 closed = request(100);
    QVERIFY(store::withdrawRequest(*m_one, closed, {}));
    const qint64 known = request(90);
    QCOMPARE(idsOf(store::openRequests(*m_two)), QList{known});
    QVERIFY(store::rejectRequest(*m_two, known, reasonOf(u"ไม่จำเป็น"_s, 5)));
    const qint64 missed = request(80);
    QVERIFY(store::withdrawRequest(*m_one, missed, {}));
    QVERIFY(store::openRequests(*m_two)->isEmpty());
    const auto since = store::openRequests(*m_two, {{known}, known});
    QCOMPARE(idsOf(since), (QList{missed, known}));
    QCOMPARE(since->last().state, RequestState::Rejected);
}

void ResetGatewayTest::readsHistoryPageByPage()
{
    QList<qint64> newestFirst;
    for (int value = 90; value < 95; ++value) {
        newestFirst.prepend(request(value));
        QVERIFY(store::withdrawRequest(*m_one, newestFirst.first(), {}));
    }
    QList<qint64> read = idsOf(pageOf(*m_two, 0, 2));
    QCOMPARE(read.size(), 2);
    read += idsOf(pageOf(*m_two, read.last(), 2));
    read += idsOf(pageOf(*m_two, read.last(), 2));
    QCOMPARE(read, newestFirst);
    QVERIFY(pageOf(*m_two, read.last(), 2)->isEmpty());
}

void ResetGatewayTest::showsStaleAndExpiredBeforeAnybodyTries()
{
    const qint64 id = request(100);
    QVERIFY(m_raw->run(u"UPDATE document_number_counters SET last_number = last_number + 1, "
                       "version = version + 1 WHERE id = %1"_s.arg(wishFor(0).counterId)));
    const auto stale = test::findResetRequest(*m_two, id);
    QCOMPARE(stale->state, RequestState::Stale);
    QCOMPARE(stale->currentNumber, 118);
    m_raw->dropGuards();
    QVERIFY(m_raw->run(u"UPDATE requests SET expires_at = requested_at"_s));
    QCOMPARE(test::findResetRequest(*m_two, id)->state, RequestState::Expired);
}

store::Result<void> ResetGatewayTest::approveAs(Connection &connection, qint64 id)
{
    return test::approve(connection, id);
}

void ResetGatewayTest::addThirdSuperAdmin()
{
    QVERIFY(m_raw->run(u"INSERT INTO users (username, display_name, role) "
                       "VALUES ('sa.three', 'sa.three', 'SUPER_ADMIN')"_s));
    QVERIFY(store::ensureServerAccount(*test::PrivateStore::instance().connect(m_address), {u"sa.three"_s},
                                       store::Role::SuperAdmin, store::demoPassword()));
}

void ResetGatewayTest::waitsForEveryApproval()
{
    addThirdSuperAdmin();
    QVERIFY(store::changeStoreSetting(*m_one, u"approvals_needed"_s, 2, reasonOf(why)));
    const qint64 id = request(100);
    QVERIFY(approveAs(*m_two, id));
    QCOMPARE(test::findResetRequest(*m_one, id)->state, RequestState::Pending);
    QCOMPARE(test::findResetRequest(*m_one, id)->approvals.size(), 1);
    QCOMPARE(codeOf(approveAs(*m_two, id)), store::denial::approvedAlready);
    // What was asked for under two stays under two.
    QVERIFY(store::changeStoreSetting(*m_one, u"approvals_needed"_s, 1, reasonOf(why)));
    QCOMPARE(test::findResetRequest(*m_one, id)->approvalsNeeded, 2);
    QVERIFY(approveAs(*connectAs(u"sa.three"_s), id));
    QCOMPARE(test::findResetRequest(*m_one, id)->state, RequestState::Executed);
    QCOMPARE(test::findResetRequest(*m_one, id)->currentNumber, 100);
}

void ResetGatewayTest::countsOnlyApprovalsOfActiveSuperAdmins()
{
    addThirdSuperAdmin();
    QVERIFY(store::changeStoreSetting(*m_one, u"approvals_needed"_s, 2, reasonOf(why)));
    const qint64 id = request(100);
    QVERIFY(approveAs(*m_two, id));
    QVERIFY(m_raw->run(u"UPDATE users SET role = 'AUDITOR' WHERE username = 'sa.two'"_s));
    QVERIFY(approveAs(*connectAs(u"sa.three"_s), id));
    QCOMPARE(test::findResetRequest(*m_one, id)->state, RequestState::Pending);
    QCOMPARE(test::findResetRequest(*m_one, id)->currentNumber, 117);
}

void ResetGatewayTest::refusesRequestOfSomebodyWhoLeft()
{
    const qint64 id = request(100);
    QVERIFY(m_raw->run(u"UPDATE users SET is_active = FALSE WHERE username = 'sa.one'"_s));
    QCOMPARE(codeOf(approveAs(*m_two, id)), store::denial::requesterLeft);
    QCOMPARE(codeOf(store::withdrawRequest(*m_one, id, {})), store::denial::noActiveAccount);
    QVERIFY(store::rejectRequest(*m_two, id, reasonOf(why)));
}

void ResetGatewayTest::refusesExpiredRequest()
{
    const qint64 id = request(100);
    m_raw->dropGuards();
    QVERIFY(m_raw->run(u"UPDATE requests SET expires_at = requested_at"_s));
    QCOMPARE(codeOf(approveAs(*m_two, id)), store::denial::expired);
    QCOMPARE(m_raw->value(u"SELECT state FROM requests"_s).toString(), u"EXPIRED"_s);
    QCOMPARE((*store::findCounter(*m_one, letterKey))->lastNumber, 117);
}

void ResetGatewayTest::keepsOneOpenRequestPerCounter()
{
    const qint64 first = request(100);
    QCOMPARE(codeOf(store::requestReset(*m_two, wishFor(90))), store::denial::openAlready);
    QVERIFY(m_raw->run(u"UPDATE document_number_counters SET last_number = last_number + 1, "
                       "version = version + 1 WHERE id = %1"_s.arg(wishFor(0).counterId)));
    QVERIFY(store::requestReset(*m_two, wishFor(90)));
    QCOMPARE(test::findResetRequest(*m_two, first)->state, RequestState::Stale);
    QVERIFY(test::findResetRequest(*m_two, first)->closedAt.isValid());
}

void ResetGatewayTest::refusesWishes_data()
{
    QTest::addColumn<qint64>("newNumber");
    QTest::addColumn<int>("versionAhead");
    QTest::addColumn<qint64>("counterAhead");
    QTest::addColumn<int>("code");
    QTest::newRow("value that it has") << qint64(117) << 0 << qint64(0) << store::denial::sameValue;
    QTest::newRow("below zero") << qint64(-1) << 0 << qint64(0) << store::denial::badValue;
    QTest::newRow("beyond every counter")
        << qint64(4'294'967'396) << 0 << qint64(0) << store::denial::badValue;
    QTest::newRow("moved since it was read") << qint64(3) << -1 << qint64(0) << store::denial::movedSinceRead;
    QTest::newRow("no such counter") << qint64(3) << 0 << qint64(1'000'000) << store::denial::unknownItem;
}

void ResetGatewayTest::refusesWishes()
{
    QFETCH(const qint64, newNumber);
    QFETCH(const int, versionAhead);
    QFETCH(const qint64, counterAhead);
    ResetWish wish = wishFor(newNumber);
    wish.seenVersion += versionAhead;
    wish.counterId += counterAhead;
    QTEST(codeOf(store::requestReset(*m_one, wish)), "code");
    QVERIFY(test::resetRequests(*m_one)->isEmpty());
}

/// What a person tried and may not stays in the log, also where the caller rolls back.
void ResetGatewayTest::notesDeniedAttempts()
{
    const qint64 id = request(100);
    store::Address routines = test::PrivateStore::asPerson(m_address, u"sa.one"_s);
    routines.database += "_api"_L1;
    test::RawSession session(routines);
    QVERIFY(session.run(u"START TRANSACTION"_s));
    QVERIFY(!session.run(u"CALL approve_request(%1, '', '')"_s.arg(id)));
    QVERIFY(session.run(u"ROLLBACK"_s));
    const auto newest = store::adminLogPage(*m_two, {.onlyDenied = true}, 0, 1);
    QCOMPARE(newest->first().login, u"sa.one"_s);
    QCOMPARE(newest->first().details.value("code"_L1).toInt(), store::denial::ownRequest);
}

void ResetGatewayTest::decisionsNeverVanish()
{
    const qint64 id = request(100);
    QVERIFY(approveAs(*m_two, id));
    for (const QString &change :
         {u"DELETE FROM requests"_s, u"DELETE FROM request_approvals"_s,
          u"UPDATE requests SET reason = 'forged'"_s, u"UPDATE requests SET state = 'REJECTED'"_s,
          u"UPDATE request_approvals SET comment = 'forged'"_s,
          u"REPLACE INTO request_approvals SELECT * FROM request_approvals"_s, u"DELETE FROM admin_log"_s,
          u"UPDATE admin_log SET login = 'sa.two'"_s})
        QVERIFY2(!m_raw->run(change), qPrintable(change));
    QCOMPARE(test::findResetRequest(*m_one, id)->approvals.size(), 1);
}

void ResetGatewayTest::everybodyReads()
{
    const qint64 id = request(100);
    for (const QString &login : {u"auditor.demo"_s, u"pa.demo"_s}) {
        const auto reader = connectAs(login);
        QCOMPARE(test::findResetRequest(*reader, id)->reason, why);
        QCOMPARE(store::resetFacts(*reader, wishFor(0).counterId, 0)->countAbove, 117);
        QVERIFY(!store::storeSettings(*reader)->isEmpty());
        QVERIFY(!store::adminLogPage(*reader, {}, 0, 10)->isEmpty());
        QCOMPARE(store::requestReset(*reader, wishFor(100)).error().kind, store::ErrorKind::NotAllowed);
    }
}

void ResetGatewayTest::changesSettings()
{
    QVERIFY(store::changeStoreSetting(*m_one, u"approvals_needed"_s, 2, reasonOf(why)));
    const auto settings = store::storeSettings(*m_two);
    QVERIFY(settings);
    const auto changed = std::ranges::find(*settings, u"approvals_needed"_s, &store::StoreSetting::name);
    QVERIFY(changed != settings->end());
    QCOMPARE(changed->value, 2);
    QCOMPARE(changed->most, 5);
    QCOMPARE(codeOf(store::changeStoreSetting(*m_one, u"approvals_needed"_s, 6, reasonOf(why))),
             store::denial::badValue);
    QCOMPARE(codeOf(store::changeStoreSetting(*m_one, u"no_such"_s, 1, reasonOf(why))),
             store::denial::unknownItem);
    QCOMPARE(codeOf(store::changeStoreSetting(*m_one, u"approvals_needed"_s, 1, reasonOf(u"สั้นไป"_s, 3))),
             store::denial::badReason);
}

QTEST_GUILESS_MAIN(ResetGatewayTest)
#include "reset_gateway_test.moc"
