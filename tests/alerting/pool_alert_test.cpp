#include "core/alerting/evaluation.h"
#include "core/dispensing/pool_filler.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/store/raw_session.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using namespace lekthi::test;
using alerting::Evaluation;

/// A pool that nobody fills is an alert; one that somebody fills is none.
class PoolAlertTest : public QObject
{
    Q_OBJECT

private slots:
    void firesWhereAPoolStaysLow();
    void takesEveryNameOfAPool_data();
    void takesEveryNameOfAPool();

private:
    /// "farmer 100 FIRING": what is known of pools, by a program of its own each time, since one looks at
    /// pools only once a minute.
    QStringList look(store::Connection &admin)
    {
        Evaluation evaluation(u"test"_s, 60s);
        const auto outcome = evaluation.look(admin);
        if (!outcome || !evaluation.release(admin))
            qFatal("no look");
        const auto alerts = store::currentAlerts(admin);
        if (!alerts)
            qFatal("%s", qPrintable(alerts.error().detail));
        QStringList found;
        for (const store::Alert &alert : *alerts) {
            if (alert.rule == "ID_POOL_LOW"_L1)
                found.append(u"%1 %2 %3"_s.arg(alert.label)
                                 .arg(alert.state.value)
                                 .arg(alerts::phaseName(alert.state.phase)));
        }
        return found;
    }
};

void PoolAlertTest::firesWhereAPoolStaysLow()
{
    const store::Address address = PrivateStore::instance().demoStore();
    const auto admin = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"sa.one"_s));
    RawSession raw(address);
    QCOMPARE(look(*admin), QStringList());
    makePool(address, plainDraft(u"farmer"_s, 200, 200));
    makePool(address, plainDraft(u"byhand"_s, 0, 200));
    // Whoever fills it may be on the way.
    QCOMPARE(look(*admin), QStringList{u"farmer 100 PENDING"_s});
    QVERIFY(raw.run(u"UPDATE alert_rules SET hold_seconds = 0 WHERE code = 'ID_POOL_LOW'"_s));
    QCOMPARE(look(*admin), QStringList{u"farmer 100 FIRING"_s});
    QVERIFY(dispensing::fillPool(*admin, findPool(address, u"farmer"_s), fillOptions(150)));
    QCOMPARE(look(*admin), QStringList{u"farmer 25 FIRING"_s});
    QVERIFY(dispensing::fillPool(*admin, findPool(address, u"farmer"_s), fillOptions()));
    const QStringList ended = look(*admin);
    QVERIFY2(ended.isEmpty() || !ended.first().contains(u"FIRING"_s), qPrintable(ended.join(u'\n')));
}

void PoolAlertTest::takesEveryNameOfAPool_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("with _") << u"site_pass"_s;
    QTest::newRow("with digits") << u"gate2_cards_2026"_s;
    QTest::newRow("the longest") << QString(u'z').repeated(32);
}

/// One name that the store refuses would keep all other alerts from being written as well.
void PoolAlertTest::takesEveryNameOfAPool()
{
    QFETCH(const QString, name);
    const store::Address address = PrivateStore::instance().demoStore();
    const auto admin = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"sa.one"_s));
    makePool(address, plainDraft(name, 200, 200));
    QCOMPARE(look(*admin), QStringList{name + u" 100 PENDING"_s});
    const auto silenced = store::silenceAlert(*admin, u"ID_POOL_LOW"_s, alerts::poolSubject(name), 60min,
                                              *numbering::Reason::parse(u"The cards come next week"_s));
    QVERIFY2(silenced, silenced ? "" : qPrintable(store::describe(silenced.error())));
}

QTEST_GUILESS_MAIN(PoolAlertTest)
#include "pool_alert_test.moc"
