#include "models/requests/request_news.h"
#include "tests/models/requests/reset_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::models;
using lekthi::store::Request;
using lekthi::store::RequestState;
using lekthi::test::lookTime;
using lekthi::test::sampleRequest;
using lekthi::test::superAdmin;

class RequestNewsTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsTheOthersOfANewRequest();
    void tellsTheRequesterOfTheDecision();
    void staysSilentAboutOnesOwnActs();
    void tellsOnce();
    void tellsThatTheCounterMoved();
    void countsWhatWaits();
    void tellsOfRegisterImportsToo();
    void tellsOfTemplates();
    void tellsOfVoids();
};

void RequestNewsTest::tellsTheOthersOfANewRequest()
{
    const auto news = requestNews({}, {sampleRequest()}, superAdmin(u"sa.two"_s), lookTime);
    QCOMPARE(news.size(), 1);
    QCOMPARE(news.first().kind, RequestNews::Kind::Arrived);
    const QString text = newsText(news.first(), u"LETTER"_s, u"Super Admin 1"_s, lookTime);
    QVERIFY(text.contains(u"Super Admin 1"_s) && text.contains(u"18"_s) && text.contains(u"LETTER"_s));
    auto auditor = superAdmin(u"auditor.demo"_s);
    auditor.role = lekthi::store::Role::Auditor;
    QVERIFY(requestNews({}, {sampleRequest()}, auditor, lookTime).isEmpty());
}

void RequestNewsTest::tellsTheRequesterOfTheDecision()
{
    Request decided = sampleRequest();
    decided.state = RequestState::Rejected;
    decided.closer = u"sa.two"_s;
    decided.closingReason = u"The letters were sent"_s;
    const auto news = requestNews({sampleRequest()}, {decided}, superAdmin(u"sa.one"_s), lookTime);
    QCOMPARE(news.size(), 1);
    QCOMPARE(news.first().kind, RequestNews::Kind::Decided);
    QVERIFY(newsText(news.first(), {}, {}, lookTime).contains(decided.closingReason));
    QVERIFY(requestNews({sampleRequest()}, {decided}, superAdmin(u"sa.three"_s), lookTime).isEmpty());
}

void RequestNewsTest::staysSilentAboutOnesOwnActs()
{
    const auto one = superAdmin(u"sa.one"_s);
    QVERIFY(requestNews({}, {sampleRequest()}, one, lookTime).isEmpty());
    Request withdrawn = sampleRequest();
    withdrawn.state = RequestState::Withdrawn;
    withdrawn.closer = u"sa.one"_s;
    QVERIFY(requestNews({sampleRequest()}, {withdrawn}, one, lookTime).isEmpty());
}

void RequestNewsTest::tellsOnce()
{
    QVERIFY(requestNews({sampleRequest()}, {sampleRequest()}, superAdmin(u"sa.two"_s), lookTime).isEmpty());
    Request executed = sampleRequest();
    executed.state = RequestState::Executed;
    executed.closer = u"sa.two"_s;
    QVERIFY(requestNews({executed}, {executed}, superAdmin(u"sa.one"_s), lookTime).isEmpty());
}

void RequestNewsTest::tellsThatTheCounterMoved()
{
    Request stale = sampleRequest();
    stale.state = RequestState::Stale;
    const auto news = requestNews({sampleRequest()}, {stale}, superAdmin(u"sa.one"_s), lookTime);
    QCOMPARE(news.size(), 1);
    QVERIFY(newsText(news.first(), u"LETTER"_s, {}, lookTime).contains(u"moved"_s));
}

void RequestNewsTest::countsWhatWaits()
{
    Request closed = sampleRequest(19);
    closed.state = RequestState::Executed;
    const QList<Request> requests{sampleRequest(), closed, sampleRequest(20)};
    QCOMPARE(waitingFor(requests, superAdmin(u"sa.two"_s), lookTime), 2);
    QCOMPARE(waitingFor(requests, superAdmin(u"sa.one"_s), lookTime), 0);
}

void RequestNewsTest::tellsOfRegisterImportsToo()
{
    const Request request = lekthi::test::sampleImport(4);
    const auto arrived = requestNews({}, {request}, superAdmin(u"sa.two"_s), lookTime);
    QCOMPARE(arrived.size(), 1);
    QVERIFY(newsText(arrived.first(), u"LCBP3-C2 · LETTER"_s, u"Super Admin 1"_s, lookTime)
                .contains(u"import #4"_s));
    QVERIFY(requestNews({}, {request}, superAdmin(u"sa.one"_s), lookTime).isEmpty());
    QCOMPARE(waitingFor({request}, superAdmin(u"sa.two"_s), lookTime), 1);
    QCOMPARE(waitingFor({request}, superAdmin(u"sa.two"_s), lookTime.addDays(2)), 0);
    auto decided = request;
    decided.state = RequestState::Executed;
    decided.closer = u"sa.two"_s;
    const auto news = requestNews({request}, {decided}, superAdmin(u"sa.one"_s), lookTime);
    QCOMPARE(news.size(), 1);
    QVERIFY(newsText(news.first(), u"LETTER"_s, {}, lookTime).contains(u"was imported"_s));
    QVERIFY(requestNews({request}, {decided}, superAdmin(u"sa.two"_s), lookTime).isEmpty());
}

void RequestNewsTest::tellsOfTemplates()
{
    auto admin = superAdmin(u"pa.demo"_s);
    admin.role = lekthi::store::Role::ProjectAdmin;
    const Request request = lekthi::test::sampleTemplate(5);
    const auto arrived = requestNews({}, {request}, superAdmin(u"sa.one"_s), lookTime);
    QCOMPARE(arrived.size(), 1);
    QVERIFY(newsText(arrived.first(), u"LETTER"_s, u"Somchai"_s, lookTime).contains(u"request #5"_s));
    for (const auto &[state, word] : {std::pair{RequestState::Executed, u"was saved"_s},
                                      std::pair{RequestState::Rejected, u"was rejected"_s},
                                      std::pair{RequestState::Stale, u"template changed"_s},
                                      std::pair{RequestState::Expired, u"has expired"_s}}) {
        Request ended = request;
        ended.state = state;
        const auto news = requestNews({request}, {ended}, admin, lookTime);
        QCOMPARE(news.size(), 1);
        QVERIFY2(newsText(news.first(), u"LETTER"_s, {}, lookTime).contains(word), qPrintable(word));
    }
}

void RequestNewsTest::tellsOfVoids()
{
    const Request request = lekthi::test::sampleVoid(6);
    const auto arrived = requestNews({}, {request}, superAdmin(u"sa.two"_s), lookTime);
    QCOMPARE(arrived.size(), 1);
    QVERIFY(newsText(arrived.first(), u"0041"_s, u"Somchai"_s, lookTime).contains(u"voiding of a number"_s));
    for (const auto &[state, word] : {std::pair{RequestState::Executed, u"was voided"_s},
                                      std::pair{RequestState::Rejected, u"was rejected"_s},
                                      std::pair{RequestState::Stale, u"assigned to a document"_s},
                                      std::pair{RequestState::Expired, u"has expired"_s}}) {
        Request ended = request;
        ended.state = state;
        const auto news = requestNews({request}, {ended}, superAdmin(u"sa.one"_s), lookTime);
        QCOMPARE(news.size(), 1);
        QVERIFY2(newsText(news.first(), u"0041"_s, {}, lookTime).contains(word), qPrintable(word));
    }
}

QTEST_GUILESS_MAIN(RequestNewsTest)
#include "request_news_test.moc"
