#include "models/resets/reset_news.h"
#include "tests/models/resets/reset_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::models;
using lekthi::store::ResetRequest;
using lekthi::store::ResetState;
using lekthi::test::lookTime;
using lekthi::test::sampleRequest;
using lekthi::test::superAdmin;

class ResetNewsTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsTheOthersOfANewRequest();
    void tellsTheRequesterOfTheDecision();
    void staysSilentAboutOnesOwnActs();
    void tellsOnce();
    void tellsThatTheCounterMoved();
    void countsWhatWaits();
    void tellsOfTakeOversToo();
};

void ResetNewsTest::tellsTheOthersOfANewRequest()
{
    const auto news = resetNews({}, {sampleRequest()}, superAdmin(u"sa.two"_s), lookTime);
    QCOMPARE(news.size(), 1);
    QCOMPARE(news.first().kind, ResetNews::Kind::Arrived);
    const QString text = newsText(news.first(), u"LETTER"_s, u"Super Admin 1"_s, lookTime);
    QVERIFY(text.contains(u"Super Admin 1"_s) && text.contains(u"18"_s) && text.contains(u"LETTER"_s));
    auto auditor = superAdmin(u"auditor.demo"_s);
    auditor.role = lekthi::store::Role::Auditor;
    QVERIFY(resetNews({}, {sampleRequest()}, auditor, lookTime).isEmpty());
}

void ResetNewsTest::tellsTheRequesterOfTheDecision()
{
    ResetRequest decided = sampleRequest();
    decided.state = ResetState::Rejected;
    decided.closer = u"sa.two"_s;
    decided.closingReason = u"The letters were sent"_s;
    const auto news = resetNews({sampleRequest()}, {decided}, superAdmin(u"sa.one"_s), lookTime);
    QCOMPARE(news.size(), 1);
    QCOMPARE(news.first().kind, ResetNews::Kind::Decided);
    QVERIFY(newsText(news.first(), {}, {}, lookTime).contains(decided.closingReason));
    QVERIFY(resetNews({sampleRequest()}, {decided}, superAdmin(u"sa.three"_s), lookTime).isEmpty());
}

void ResetNewsTest::staysSilentAboutOnesOwnActs()
{
    const auto one = superAdmin(u"sa.one"_s);
    QVERIFY(resetNews({}, {sampleRequest()}, one, lookTime).isEmpty());
    ResetRequest withdrawn = sampleRequest();
    withdrawn.state = ResetState::Withdrawn;
    withdrawn.closer = u"sa.one"_s;
    QVERIFY(resetNews({sampleRequest()}, {withdrawn}, one, lookTime).isEmpty());
}

void ResetNewsTest::tellsOnce()
{
    QVERIFY(resetNews({sampleRequest()}, {sampleRequest()}, superAdmin(u"sa.two"_s), lookTime).isEmpty());
    ResetRequest executed = sampleRequest();
    executed.state = ResetState::Executed;
    executed.closer = u"sa.two"_s;
    QVERIFY(resetNews({executed}, {executed}, superAdmin(u"sa.one"_s), lookTime).isEmpty());
}

void ResetNewsTest::tellsThatTheCounterMoved()
{
    ResetRequest stale = sampleRequest();
    stale.state = ResetState::Stale;
    stale.currentVersion = 121;
    const auto news = resetNews({sampleRequest()}, {stale}, superAdmin(u"sa.one"_s), lookTime);
    QCOMPARE(news.size(), 1);
    QVERIFY(newsText(news.first(), u"LETTER"_s, {}, lookTime).contains(u"moved"_s));
}

void ResetNewsTest::countsWhatWaits()
{
    ResetRequest closed = sampleRequest(19);
    closed.state = ResetState::Executed;
    const QList<ResetRequest> requests{sampleRequest(), closed, sampleRequest(20)};
    QCOMPARE(waitingFor(requests, superAdmin(u"sa.two"_s), lookTime), 2);
    QCOMPARE(waitingFor(requests, superAdmin(u"sa.one"_s), lookTime), 0);
}

void ResetNewsTest::tellsOfTakeOversToo()
{
    lekthi::store::TakeOverRequest request{
        .id = 4, .requester = u"sa.one"_s, .requestedAt = lookTime, .expiresAt = lookTime.addDays(1)};
    const auto arrived = takeOverNews({}, {request}, superAdmin(u"sa.two"_s), lookTime);
    QCOMPARE(arrived.size(), 1);
    QVERIFY(newsText(arrived.first(), u"LCBP3-C2 · LETTER"_s, u"Super Admin 1"_s, lookTime)
                .contains(u"import #4"_s));
    QVERIFY(takeOverNews({}, {request}, superAdmin(u"sa.one"_s), lookTime).isEmpty());
    QCOMPARE(waitingFor({request}, superAdmin(u"sa.two"_s), lookTime), 1);
    QCOMPARE(waitingFor({request}, superAdmin(u"sa.two"_s), lookTime.addDays(2)), 0);
    auto decided = request;
    decided.state = ResetState::Executed;
    decided.closer = u"sa.two"_s;
    const auto news = takeOverNews({request}, {decided}, superAdmin(u"sa.one"_s), lookTime);
    QCOMPARE(news.size(), 1);
    QVERIFY(newsText(news.first(), u"LETTER"_s, {}, lookTime).contains(u"was imported"_s));
    QVERIFY(takeOverNews({request}, {decided}, superAdmin(u"sa.two"_s), lookTime).isEmpty());
}

QTEST_GUILESS_MAIN(ResetNewsTest)
#include "reset_news_test.moc"
