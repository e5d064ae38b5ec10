#include "models/requests/request_rights.h"
#include "models/requests/request_words.h"
#include "models/requests/reset_text.h"
#include "tests/models/requests/reset_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::models;
using lekthi::store::RequestState;
using lekthi::store::ResetRequest;
using lekthi::test::lookTime;
using lekthi::test::sampleRequest;
using lekthi::test::sampleReset;
using lekthi::test::superAdmin;

class RequestRightsTest : public QObject
{
    Q_OBJECT

private slots:
    void letsAnotherSuperAdminDecide();
    void saysThatOnesOwnRequestWaitsForAnother();
    void letsOnlyTheRequesterWithdraw();
    void saysWhoApprovedAlready();
    void turnsOthersAway();
    void waitsForReviewOfBrokenGlass();
    void saysHowTheCounterMoved();
    void saysThatTheTimeIsOver();
    void closesWhatIsDecided();
    void knowsTheLastApproval();
    void tellsTheTimeLeft_data();
    void tellsTheTimeLeft();
    void namesTheNumbersAbove();
};

void RequestRightsTest::letsAnotherSuperAdminDecide()
{
    const auto two = superAdmin(u"sa.two"_s);
    QCOMPARE(obstacleToApproval(sampleRequest(), two, lookTime), RequestObstacle::None);
    QCOMPARE(obstacleToRejection(sampleRequest(), two, lookTime), RequestObstacle::None);
    QCOMPARE(whyNot(RequestObstacle::None, sampleRequest()), QString());
}

void RequestRightsTest::saysThatOnesOwnRequestWaitsForAnother()
{
    const auto one = superAdmin(u"sa.one"_s);
    const ResetRequest request = sampleReset();
    QCOMPARE(obstacleToApproval(request, one, lookTime), RequestObstacle::OwnRequest);
    QCOMPARE(obstacleToRejection(request, one, lookTime), RequestObstacle::OwnRequest);
    QVERIFY(whyNot(RequestObstacle::OwnRequest, request).contains(u"your own request"_s));
}

void RequestRightsTest::letsOnlyTheRequesterWithdraw()
{
    QCOMPARE(obstacleToWithdrawal(sampleRequest(), superAdmin(u"sa.one"_s), lookTime), RequestObstacle::None);
    QCOMPARE(obstacleToWithdrawal(sampleRequest(), superAdmin(u"sa.two"_s), lookTime),
             RequestObstacle::NotOwnRequest);
}

void RequestRightsTest::saysWhoApprovedAlready()
{
    ResetRequest request = sampleReset();
    request.approvalsNeeded = 2;
    request.approvals = {{3, u"sa.two"_s, {}, lookTime}};
    QCOMPARE(obstacleToApproval(request, superAdmin(u"sa.two"_s), lookTime),
             RequestObstacle::ApprovedAlready);
    QCOMPARE(obstacleToRejection(request, superAdmin(u"sa.two"_s), lookTime), RequestObstacle::None);
    QCOMPARE(obstacleToApproval(request, superAdmin(u"sa.three"_s), lookTime), RequestObstacle::None);
}

void RequestRightsTest::waitsForReviewOfBrokenGlass()
{
    const Decider one{superAdmin(u"sa.one"_s), Glass::Broken};
    const Decider two{superAdmin(u"sa.two"_s), Glass::Broken};
    QCOMPARE(obstacleToApproval(sampleRequest(), two, lookTime), RequestObstacle::GlassOpen);
    QCOMPARE(obstacleToRejection(sampleRequest(), two, lookTime), RequestObstacle::GlassOpen);
    QCOMPARE(obstacleToWithdrawal(sampleRequest(), one, lookTime), RequestObstacle::GlassOpen);
    QVERIFY(whyNot(RequestObstacle::GlassOpen, sampleRequest()).contains(u"two other people"_s));
}

void RequestRightsTest::turnsOthersAway()
{
    auto auditor = superAdmin(u"auditor.demo"_s);
    auditor.role = lekthi::store::Role::Auditor;
    QCOMPARE(obstacleToApproval(sampleRequest(), auditor, lookTime), RequestObstacle::NotSuperAdmin);
    QCOMPARE(obstacleToRejection(sampleRequest(), auditor, lookTime), RequestObstacle::NotSuperAdmin);
    auto left = superAdmin(u"sa.two"_s);
    left.active = false;
    QCOMPARE(obstacleToApproval(sampleRequest(), left, lookTime), RequestObstacle::NotSuperAdmin);
}

void RequestRightsTest::saysHowTheCounterMoved()
{
    ResetRequest request = sampleReset();
    request.state = RequestState::Stale;
    request.now = {{u"number"_s, 121}, {u"version"_s, 121}};
    QCOMPARE(stateAt(request, lookTime), RequestState::Stale);
    QCOMPARE(obstacleToApproval(request, superAdmin(u"sa.two"_s), lookTime), RequestObstacle::Stale);
    QVERIFY(whyNot(RequestObstacle::Stale, request).contains(u"moved from 117 to 121"_s));
    request.currentVersion = 121;
    QVERIFY(differenceText(request).contains(u"from version 117 to 121"_s));
}

void RequestRightsTest::saysThatTheTimeIsOver()
{
    const ResetRequest request = sampleReset();
    const auto two = superAdmin(u"sa.two"_s);
    QCOMPARE(obstacleToApproval(request, two, request.expiresAt.addSecs(-1)), RequestObstacle::None);
    QCOMPARE(obstacleToApproval(request, two, request.expiresAt), RequestObstacle::Expired);
    QCOMPARE(obstacleToWithdrawal(request, superAdmin(u"sa.one"_s), request.expiresAt),
             RequestObstacle::Expired);
}

void RequestRightsTest::closesWhatIsDecided()
{
    ResetRequest request = sampleReset();
    for (const RequestState state :
         {RequestState::Executed, RequestState::Rejected, RequestState::Withdrawn}) {
        request.state = state;
        QCOMPARE(obstacleToApproval(request, superAdmin(u"sa.two"_s), lookTime), RequestObstacle::Closed);
        QCOMPARE(obstacleToWithdrawal(request, superAdmin(u"sa.one"_s), lookTime), RequestObstacle::Closed);
    }
}

void RequestRightsTest::knowsTheLastApproval()
{
    ResetRequest request = sampleReset();
    QVERIFY(isLastApproval(request));
    request.approvalsNeeded = 2;
    QVERIFY(!isLastApproval(request));
    request.approvals = {{3, u"sa.two"_s, {}, lookTime}};
    QVERIFY(isLastApproval(request));
}

void RequestRightsTest::tellsTheTimeLeft_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("hours") << 41 * 3600 + 1800 << u"41 h left"_s;
    QTest::newRow("an hour") << 3600 << u"1 h left"_s;
    QTest::newRow("minutes") << 3599 << u"60 min left"_s;
    QTest::newRow("seconds") << 1 << u"1 min left"_s;
    QTest::newRow("over") << 0 << QString();
}

void RequestRightsTest::tellsTheTimeLeft()
{
    QFETCH(int, seconds);
    QTEST(timeLeftText(lookTime.addSecs(seconds), lookTime), "text");
}

void RequestRightsTest::namesTheNumbersAbove()
{
    lekthi::store::ResetFacts facts;
    QVERIFY(numbersAboveText(facts, 40).contains(u"No issued number"_s));
    facts.countAbove = 1;
    facts.firstAbove = facts.lastAbove = u"A-0041"_s;
    QVERIFY(numbersAboveText(facts, 40).contains(u"A-0041"_s));
    facts.countAbove = 77;
    facts.lastAbove = u"A-0117"_s;
    const QString text = numbersAboveText(facts, 40);
    QVERIFY2(text.contains(u"77"_s) && text.contains(u"A-0041"_s) && text.contains(u"A-0117"_s),
             qPrintable(text));
}

QTEST_GUILESS_MAIN(RequestRightsTest)
#include "request_rights_test.moc"
