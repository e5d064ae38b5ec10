#include "models/resets/reset_rights.h"
#include "models/resets/reset_text.h"
#include "tests/models/resets/reset_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::models;
using lekthi::store::ResetRequest;
using lekthi::store::ResetState;
using lekthi::test::lookTime;
using lekthi::test::sampleRequest;
using lekthi::test::superAdmin;

class ResetRightsTest : public QObject
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

void ResetRightsTest::letsAnotherSuperAdminDecide()
{
    const auto two = superAdmin(u"sa.two"_s);
    QCOMPARE(obstacleToApproval(sampleRequest(), two, lookTime), ResetObstacle::None);
    QCOMPARE(obstacleToRejection(sampleRequest(), two, lookTime), ResetObstacle::None);
    QCOMPARE(whyNot(ResetObstacle::None, sampleRequest()), QString());
}

void ResetRightsTest::saysThatOnesOwnRequestWaitsForAnother()
{
    const auto one = superAdmin(u"sa.one"_s);
    const ResetRequest request = sampleRequest();
    QCOMPARE(obstacleToApproval(request, one, lookTime), ResetObstacle::OwnRequest);
    QCOMPARE(obstacleToRejection(request, one, lookTime), ResetObstacle::OwnRequest);
    QVERIFY(whyNot(ResetObstacle::OwnRequest, request).contains(u"your own request"_s));
}

void ResetRightsTest::letsOnlyTheRequesterWithdraw()
{
    QCOMPARE(obstacleToWithdrawal(sampleRequest(), superAdmin(u"sa.one"_s), lookTime), ResetObstacle::None);
    QCOMPARE(obstacleToWithdrawal(sampleRequest(), superAdmin(u"sa.two"_s), lookTime),
             ResetObstacle::NotOwnRequest);
}

void ResetRightsTest::saysWhoApprovedAlready()
{
    ResetRequest request = sampleRequest();
    request.approvalsNeeded = 2;
    request.approvals = {{3, u"sa.two"_s, {}, lookTime}};
    QCOMPARE(obstacleToApproval(request, superAdmin(u"sa.two"_s), lookTime), ResetObstacle::ApprovedAlready);
    QCOMPARE(obstacleToRejection(request, superAdmin(u"sa.two"_s), lookTime), ResetObstacle::None);
    QCOMPARE(obstacleToApproval(request, superAdmin(u"sa.three"_s), lookTime), ResetObstacle::None);
}

void ResetRightsTest::waitsForReviewOfBrokenGlass()
{
    const Decider one{superAdmin(u"sa.one"_s), Glass::Broken};
    const Decider two{superAdmin(u"sa.two"_s), Glass::Broken};
    QCOMPARE(obstacleToApproval(sampleRequest(), two, lookTime), ResetObstacle::GlassOpen);
    QCOMPARE(obstacleToRejection(sampleRequest(), two, lookTime), ResetObstacle::GlassOpen);
    QCOMPARE(obstacleToWithdrawal(sampleRequest(), one, lookTime), ResetObstacle::GlassOpen);
    QVERIFY(whyNot(ResetObstacle::GlassOpen, sampleRequest()).contains(u"two other people"_s));
}

void ResetRightsTest::turnsOthersAway()
{
    auto auditor = superAdmin(u"auditor.demo"_s);
    auditor.role = lekthi::store::Role::Auditor;
    QCOMPARE(obstacleToApproval(sampleRequest(), auditor, lookTime), ResetObstacle::NotSuperAdmin);
    QCOMPARE(obstacleToRejection(sampleRequest(), auditor, lookTime), ResetObstacle::NotSuperAdmin);
    auto left = superAdmin(u"sa.two"_s);
    left.active = false;
    QCOMPARE(obstacleToApproval(sampleRequest(), left, lookTime), ResetObstacle::NotSuperAdmin);
}

void ResetRightsTest::saysHowTheCounterMoved()
{
    ResetRequest request = sampleRequest();
    request.currentNumber = 121;
    request.currentVersion = 121;
    QCOMPARE(stateAt(request, lookTime), ResetState::Stale);
    QCOMPARE(obstacleToApproval(request, superAdmin(u"sa.two"_s), lookTime), ResetObstacle::Stale);
    QVERIFY(whyNot(ResetObstacle::Stale, request).contains(u"moved from 117 to 121"_s));
    request.currentNumber = request.seenNumber;
    QVERIFY(differenceText(request).contains(u"from version 117 to 121"_s));
}

void ResetRightsTest::saysThatTheTimeIsOver()
{
    const ResetRequest request = sampleRequest();
    const auto two = superAdmin(u"sa.two"_s);
    QCOMPARE(obstacleToApproval(request, two, request.expiresAt.addSecs(-1)), ResetObstacle::None);
    QCOMPARE(obstacleToApproval(request, two, request.expiresAt), ResetObstacle::Expired);
    QCOMPARE(obstacleToWithdrawal(request, superAdmin(u"sa.one"_s), request.expiresAt),
             ResetObstacle::Expired);
}

void ResetRightsTest::closesWhatIsDecided()
{
    ResetRequest request = sampleRequest();
    for (const ResetState state : {ResetState::Executed, ResetState::Rejected, ResetState::Withdrawn}) {
        request.state = state;
        QCOMPARE(obstacleToApproval(request, superAdmin(u"sa.two"_s), lookTime), ResetObstacle::Closed);
        QCOMPARE(obstacleToWithdrawal(request, superAdmin(u"sa.one"_s), lookTime), ResetObstacle::Closed);
    }
}

void ResetRightsTest::knowsTheLastApproval()
{
    ResetRequest request = sampleRequest();
    QVERIFY(isLastApproval(request));
    request.approvalsNeeded = 2;
    QVERIFY(!isLastApproval(request));
    request.approvals = {{3, u"sa.two"_s, {}, lookTime}};
    QVERIFY(isLastApproval(request));
}

void ResetRightsTest::tellsTheTimeLeft_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("hours") << 41 * 3600 + 1800 << u"41 h left"_s;
    QTest::newRow("an hour") << 3600 << u"1 h left"_s;
    QTest::newRow("minutes") << 3599 << u"60 min left"_s;
    QTest::newRow("seconds") << 1 << u"1 min left"_s;
    QTest::newRow("over") << 0 << QString();
}

void ResetRightsTest::tellsTheTimeLeft()
{
    QFETCH(int, seconds);
    QTEST(timeLeftText(lookTime.addSecs(seconds), lookTime), "text");
}

void ResetRightsTest::namesTheNumbersAbove()
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

QTEST_GUILESS_MAIN(ResetRightsTest)
#include "reset_rights_test.moc"
