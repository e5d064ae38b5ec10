#include "models/alerts/alert_remedy.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using alerts::Measure;
using models::remedyOf;
using models::remedyText;

/// Where an alert leads whoever wants to do something about it.
class AlertRemedyTest : public QObject
{
    Q_OBJECT

private slots:
    void leadsToWhatItIsOf();
    void leadsNowhereWithoutWhatItIsOf_data();
    void leadsNowhereWithoutWhatItIsOf();
};

void AlertRemedyTest::leadsToWhatItIsOf()
{
    const auto full = remedyOf(Measure::CounterFill, alerts::counterSubject(117));
    QCOMPARE(std::get<models::CounterRemedy>(full).counterId, 117);
    const auto waiting = remedyOf(Measure::RequestWaiting, alerts::requestSubject(12));
    QCOMPARE(std::get<models::RequestRemedy>(waiting).requestId, 12);
    QCOMPARE(std::get<models::StatusRemedy>(remedyOf(Measure::RedisDown, {})).light, u"redis"_s);
    QCOMPARE(std::get<models::StatusRemedy>(remedyOf(Measure::DiskUse, {})).light, u"database"_s);
    for (const Measure slow :
         {Measure::LockFailureShare, Measure::LockWaitMean, Measure::Retries, Measure::DurationP95}) {
        QVERIFY(std::holds_alternative<models::BusiestCountersRemedy>(remedyOf(slow, {})));
        QVERIFY(!remedyText(remedyOf(slow, {})).isEmpty());
    }
    QVERIFY(std::holds_alternative<models::UnboundRemedy>(remedyOf(Measure::UnboundAge, {})));
    QVERIFY(!remedyText(remedyOf(Measure::UnboundAge, {})).isEmpty());
    const auto low = remedyOf(Measure::PoolShortage, alerts::poolSubject(u"farmer"_s));
    QCOMPARE(std::get<models::PoolRemedy>(low).pool, u"farmer"_s);
    QVERIFY(!remedyText(low).isEmpty());
    QVERIFY(remedyText(full) != remedyText(waiting));
    QVERIFY(!remedyText(remedyOf(Measure::Gaps, alerts::counterSubject(1))).isEmpty());
}

void AlertRemedyTest::leadsNowhereWithoutWhatItIsOf_data()
{
    QTest::addColumn<Measure>("measure");
    QTest::addColumn<QString>("subject");
    QTest::newRow("no counter") << Measure::CounterFill << QString();
    QTest::newRow("a request") << Measure::CounterFill << alerts::requestSubject(3);
    QTest::newRow("a counter") << Measure::PoolShortage << alerts::counterSubject(3);
    QTest::newRow("no number") << Measure::RequestWaiting << u"request:x"_s;
}

void AlertRemedyTest::leadsNowhereWithoutWhatItIsOf()
{
    QFETCH(Measure, measure);
    QFETCH(QString, subject);
    const auto remedy = remedyOf(measure, subject);
    QVERIFY(std::holds_alternative<std::monostate>(remedy));
    QVERIFY(remedyText(remedy).isEmpty());
}

QTEST_GUILESS_MAIN(AlertRemedyTest)
#include "alert_remedy_test.moc"
