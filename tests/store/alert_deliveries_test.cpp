#include "core/store/session/denial.h"
#include "tests/store/alerted_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using alerts::Phase;
using alerts::Severity;
using store::AlertEvent;
using store::ErrorKind;

/// Where alerts go: who is told, each message once, over channels that come and go.
class AlertDeliveriesTest : public QObject, protected test::AlertedStore
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void cleanupTestCase() { close(); }

    void tellsWhoeverTakesTheSeverity()
    {
        addChannel(u"duty"_s, Severity::Critical);
        addChannel(u"chat"_s, Severity::Warning);
        const auto waits = u"LOCK_WAIT_SLOW"_s;
        QCOMPARE(write({look(failures, Phase::Firing, u"counter:9"_s),
                        look(waits, Phase::Firing, u"counter:10"_s)}),
                 0);
        QVERIFY(channelsTold(u"counter:9"_s, AlertEvent::Fired).contains(u"duty"_s));
        QVERIFY(channelsTold(u"counter:9"_s, AlertEvent::Fired).contains(u"chat"_s));
        QVERIFY(!channelsTold(u"counter:10"_s, AlertEvent::Fired).contains(u"duty"_s));
        QVERIFY(channelsTold(u"counter:10"_s, AlertEvent::Fired).contains(u"chat"_s));
    }

    void sendsInOrderAndOnce()
    {
        addChannel(u"ordered"_s, Severity::Warning);
        const QString subject = u"counter:11"_s;
        QCOMPARE(write({look(failures, Phase::Firing, subject)}), 0);
        QCOMPARE(write({look(failures, Phase::Resolved, subject)}), 0);
        const QUuid first = QUuid::createUuid();
        const auto due = claim(first);
        QCOMPARE(due.size(), 1);
        QCOMPARE(due.first().transition.event, AlertEvent::Fired);
        QCOMPARE(due.first().tries, 1);
        QVERIFY(claim(QUuid::createUuid()).isEmpty());
        QVERIFY(store::reportAlertDelivery(*m_admin, first, due.first(), store::DeliveryOutcome::Sent));
        QCOMPARE(store::reportAlertDelivery(*m_admin, first, due.first(), store::DeliveryOutcome::Sent)
                     .error()
                     .kind,
                 ErrorKind::Conflict);
        const QUuid second = QUuid::createUuid();
        const auto next = claim(second);
        QCOMPARE(next.size(), 1);
        QCOMPARE(next.first().transition.event, AlertEvent::Resolved);
        QVERIFY(store::reportAlertDelivery(*m_admin, second, next.first(), store::DeliveryOutcome::TryAgain,
                                           u"429"_s, 0s));
        const auto again = claim(QUuid::createUuid());
        QCOMPARE(again.size(), 1);
        QCOMPARE(again.first().tries, 2);
        QVERIFY(!again.first().isUnsure);
        // Whoever claimed it is never heard of again.
        QVERIFY(m_root->run(u"UPDATE alert_deliveries SET claimed_until = '2000-01-01'"_s));
        QCOMPARE(store::reportAlertDelivery(*m_admin, second, next.first(), store::DeliveryOutcome::Sent)
                     .error()
                     .kind,
                 ErrorKind::Conflict);
        const auto unsure = claim(QUuid::createUuid());
        QCOMPARE(unsure.size(), 1);
        QVERIFY(unsure.first().isUnsure);
    }

    void saysWhoDelivers()
    {
        addChannel(u"served"_s, Severity::Warning);
        QVERIFY(!channelOf(u"served"_s)->isServed);
        QVERIFY(channelOf(u"served"_s)->courier.isEmpty());
        QVERIFY(
            store::claimAlertDeliveries(*m_admin, QUuid::createUuid(), {u"served"_s, u"nowhere"_s}, 60s, 1));
        QVERIFY(channelOf(u"served"_s)->isServed);
        QCOMPARE(channelOf(u"served"_s)->courier, u"pa.demo"_s);
        QVERIFY(m_root->run(u"UPDATE alert_couriers SET seen_at = seen_at - INTERVAL 1 HOUR"_s));
        QVERIFY(!channelOf(u"served"_s)->isServed);
        QCOMPARE(channelOf(u"served"_s)->courier, u"pa.demo"_s);
        QVERIFY(store::claimAlertDeliveries(*m_superAdmin, QUuid::createUuid(), {u"served"_s}, 60s, 1));
        QCOMPARE(channelOf(u"served"_s)->courier, u"sa.one"_s);
    }

    void aRetiredChannelIsGoneForGood()
    {
        const QString name = u"leaving"_s;
        addChannel(name, Severity::Warning);
        QCOMPARE(write({look(failures, Phase::Firing, u"counter:14"_s)}), 0);
        alerts::Rule rule = ruleOf(u"RETRIES_HIGH"_s).rule;
        rule.channels = {name};
        QVERIFY(store::changeAlertRule(*m_superAdmin, rule, reason()));
        const auto retire = [&](store::Connection &connection, int version) {
            const auto done = store::retireAlertChannel(connection, name, version, reason());
            return done ? 0 : done.error().serverCode;
        };
        QVERIFY(retire(*m_admin, 1) != 0);
        QCOMPARE(retire(*m_superAdmin, 1), store::denial::namedByARule);
        ++rule.version;
        rule.channels.clear();
        QVERIFY(store::changeAlertRule(*m_superAdmin, rule, reason()));
        QCOMPARE(retire(*m_superAdmin, 2), store::denial::movedSinceRead);
        QVERIFY(channelOf(name));
        QCOMPARE(retire(*m_superAdmin, 1), 0);
        QVERIFY(!channelOf(name));
        QCOMPARE(retire(*m_superAdmin, 2), store::denial::unknownItem);
        for (const int version : {0, 2}) {
            store::AlertChannel again;
            again.name = name;
            again.version = version;
            QCOMPARE(store::changeAlertChannel(*m_superAdmin, again, reason()).error().serverCode,
                     store::denial::retiredName);
        }
        ++rule.version;
        rule.channels = {name};
        QCOMPARE(store::changeAlertRule(*m_superAdmin, rule, reason()).error().kind, ErrorKind::NotFound);
        // The history names it; what waited is not sent, and nothing new is.
        QVERIFY(channelsTold(u"counter:14"_s, AlertEvent::Fired).contains(name));
        const auto due = store::claimAlertDeliveries(*m_admin, QUuid::createUuid(), {name}, 60s, 10);
        QVERIFY(due && due->isEmpty());
        QCOMPARE(
            m_root
                ->value(
                    u"SELECT CONCAT(state, ' ', problem) FROM alert_deliveries WHERE channel = '%1'"_s.arg(
                        name))
                .toString(),
            u"FAILED RETIRED"_s);
        QCOMPARE(write({look(failures, Phase::Firing, u"counter:15"_s)}), 0);
        QVERIFY(!channelsTold(u"counter:15"_s, AlertEvent::Fired).contains(name));
        QCOMPARE(m_root
                     ->value(u"SELECT CONCAT_WS(' ', action, login, subject, JSON_VALUE(details, "
                             "'$.after.retired')) FROM admin_log WHERE outcome = 'DONE' ORDER BY seq DESC "
                             "LIMIT 1"_s)
                     .toString(),
                 u"ALERT_CHANNEL_CHANGED sa.one leaving 1"_s);
        QVERIFY(!m_root->run(u"UPDATE alert_channels SET retired_at = NULL WHERE name = '%1'"_s.arg(name)));
    }

    void oldNewsIsNotSent()
    {
        addChannel(u"old"_s, Severity::Warning);
        QCOMPARE(write({look(failures, Phase::Firing, u"counter:12"_s)}), 0);
        m_root->dropGuards();
        QVERIFY(m_root->run(u"UPDATE alert_transitions SET occurred_at = occurred_at - INTERVAL 25 HOUR "
                            "WHERE subject = 'counter:12'"_s));
        const auto due = store::claimAlertDeliveries(*m_admin, QUuid::createUuid(), {u"old"_s}, 60s, 10);
        QVERIFY(due && due->isEmpty());
        QCOMPARE(
            m_root->value(u"SELECT CONCAT(state, ' ', problem) FROM alert_deliveries WHERE channel = 'old'"_s)
                .toString(),
            u"FAILED EXPIRED"_s);
    }

private:
    QList<store::DueDelivery> claim(const QUuid &by)
    {
        return *store::claimAlertDeliveries(*m_admin, by, {u"ordered"_s}, 60s, 10);
    }
};

QTEST_GUILESS_MAIN(AlertDeliveriesTest)
#include "alert_deliveries_test.moc"
