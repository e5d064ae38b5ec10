#include "core/store/alert_gateway.h"

#include "core/store/alert_delivery_gateway.h"
#include "core/store/alert_lease_gateway.h"
#include "core/store/routines/denial.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using alerts::Phase;
using alerts::Severity;
using store::AlertEvent;
using store::ErrorKind;

namespace {

const auto failures = u"LOCK_FAILURES_CRITICAL"_s;
const auto slow = u"GENERATION_SLOW"_s;
const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0, 0, 250), Qt::UTC);

numbering::Reason reason()
{
    return *numbering::Reason::parse(u"The new server is slower."_s);
}

store::AlertLook look(const QString &rule, Phase phase, const QString &subject = {}, double value = 12.5)
{
    return {
        rule,
        subject,
        subject.isEmpty() ? QString() : u"LCBP3-C2 LETTER คคง."_s,
        {.phase = phase, .since = noon, .lookedAt = noon, .hasData = true, .value = value, .towards = {}}};
}

/// "FIRED LOCK_FAILURES_CRITICAL  1", newest last.
QStringList textOf(const QList<store::AlertTransition> &transitions)
{
    QStringList lines;
    for (const store::AlertTransition &one : transitions)
        lines.append(u"%1 %2 %3%4"_s.arg(store::alertEventName(one.event), one.subject)
                         .arg(one.episode)
                         .arg(one.isSilenced ? u" silent"_s : QString()));
    return lines;
}

} // namespace

/// Alerts in the store: one program evaluates, each change happens once, each message is sent once.
class AlertGatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_admin = connectAs(u"pa.demo"_s);
        m_superAdmin = connectAs(u"sa.one"_s);
        m_auditor = connectAs(u"auditor.demo"_s);
        m_root = std::make_unique<test::RawSession>(m_address);
        QVERIFY(
            m_root->run(u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%writes_per_minute'"_s));
        takeLease();
    }

    void cleanupTestCase()
    {
        m_admin.reset();
        m_superAdmin.reset();
        m_auditor.reset();
        m_root.reset();
    }

    void beginsWithTheShippedRules()
    {
        const auto rules = store::alertRules(*m_auditor);
        QVERIFY(rules);
        QCOMPARE(rules->size(), alerts::shippedRules().size());
        for (const alerts::Rule &shipped : alerts::shippedRules()) {
            const auto stored = ruleOf(shipped.code);
            QCOMPARE(stored.rule, shipped);
            QVERIFY(!stored.changedAt.isValid());
        }
    }

    void superAdminsChangeRules()
    {
        addChannel(u"ทีมปฏิบัติการ"_s, Severity::Warning);
        alerts::Rule wish = ruleOf(slow).rule;
        wish.threshold = 2.5;
        wish.hold = 60s;
        wish.window = 600s;
        wish.severity = Severity::Critical;
        wish.channels = {u"ทีมปฏิบัติการ"_s};
        QVERIFY(store::changeAlertRule(*m_superAdmin, wish, reason()));
        const auto changed = ruleOf(slow);
        QCOMPARE(changed.changedBy, u"sa.one"_s);
        QCOMPARE(changed.changeReason, reason().text());
        QCOMPARE(store::changeAlertRule(*m_superAdmin, wish, reason()).error().kind, ErrorKind::Conflict);
        wish.version = 2;
        QCOMPARE(changed.rule, wish);
        QCOMPARE(m_root
                     ->value(u"SELECT CONCAT_WS(' ', action, login, subject, JSON_VALUE(details, "
                             "'$.before.threshold'), JSON_VALUE(details, '$.after.threshold'), reason) "
                             "FROM admin_log WHERE outcome = 'DONE' ORDER BY seq DESC LIMIT 1"_s)
                     .toString(),
                 u"ALERT_RULE_CHANGED sa.one GENERATION_SLOW 2.000 2.500 The new server is slower."_s);
    }

    void refusesRulesThatMeanNothing_data()
    {
        QTest::addColumn<int>("change");
        QTest::addColumn<ErrorKind>("expected");
        QTest::newRow("window of nothing") << 0 << ErrorKind::Refused;
        QTest::newRow("window of days") << 1 << ErrorKind::Refused;
        QTest::newRow("hold of days") << 2 << ErrorKind::Refused;
        QTest::newRow("below zero") << 3 << ErrorKind::Refused;
        QTest::newRow("unknown channel") << 4 << ErrorKind::NotFound;
        QTest::newRow("unknown rule") << 5 << ErrorKind::NotFound;
        QTest::newRow("window of what has none") << 6 << ErrorKind::Refused;
    }

    void refusesRulesThatMeanNothing()
    {
        QFETCH(int, change);
        QFETCH(ErrorKind, expected);
        alerts::Rule wish = ruleOf(change == 6 ? u"REDIS_UNAVAILABLE"_s : failures).rule;
        if (change == 0)
            wish.window = 0s;
        else if (change == 1 || change == 6)
            wish.window = 86401s;
        else if (change == 2)
            wish.hold = 86401s;
        else if (change == 3)
            wish.threshold = -1;
        else if (change == 4)
            wish.channels = {u"nowhere"_s};
        else
            wish.code = u"NOTHING"_s;
        const auto refused = store::changeAlertRule(*m_superAdmin, wish, reason());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, expected);
    }

    void onlyOneProgramEvaluates()
    {
        const auto other = store::takeAlertLease(*m_superAdmin, QUuid::createUuid(), u"second"_s, 60s);
        QVERIFY(other && !other->isOwn);
        QCOMPARE(other->login, u"pa.demo"_s);
        QCOMPARE(other->program, u"first"_s);
        const auto own = store::takeAlertLease(*m_admin, m_token, u"first"_s, 60s);
        QVERIFY(own && own->isOwn);
        QCOMPARE(own->epoch, m_epoch);
        const auto seen = store::alertLease(*m_auditor);
        QVERIFY(seen && seen->isHeld && !seen->isOwn);
        // The same token from another account is another program.
        QVERIFY(!store::takeAlertLease(*m_superAdmin, m_token, u"first"_s, 60s)->isOwn);
    }

    void auditorsEvaluateNothing()
    {
        QCOMPARE(store::takeAlertLease(*m_auditor, QUuid::createUuid(), u"third"_s, 60s).error().kind,
                 ErrorKind::NotAllowed);
        QCOMPARE(store::writeAlertLooks(*m_auditor, m_token, m_epoch, {}).error().kind,
                 ErrorKind::NotAllowed);
    }

    void whoeverLostTheLeaseWritesNothing()
    {
        expireLease();
        const QUuid second = QUuid::createUuid();
        QCOMPARE(write({look(failures, Phase::Firing, u"counter:1"_s)}), store::denial::notTheEvaluator);
        const auto taken = store::takeAlertLease(*m_superAdmin, second, u"second"_s, 60s);
        QVERIFY(taken && taken->isOwn);
        QVERIFY(taken->epoch > m_epoch);
        QCOMPARE(write({look(failures, Phase::Firing, u"counter:1"_s)}), store::denial::notTheEvaluator);
        QVERIFY(transitionsOf(u"counter:1"_s).isEmpty());
        QVERIFY(store::releaseAlertLease(*m_superAdmin, second));
        const qint64 before = m_epoch;
        takeLease();
        QVERIFY(m_epoch > before);
        QCOMPARE(write({look(failures, Phase::Firing, u"counter:1"_s)}), 0);
        QCOMPARE(transitionsOf(u"counter:1"_s), QStringList{u"FIRED counter:1 1"_s});
    }

    void eachChangeHappensOnce()
    {
        const QString subject = u"counter:2"_s;
        for (const Phase phase :
             {Phase::Pending, Phase::Firing, Phase::Firing, Phase::Resolved, Phase::Resolved, Phase::Pending,
              Phase::Inactive, Phase::Firing, Phase::Inactive})
            QCOMPARE(write({look(failures, phase, subject)}), 0);
        QCOMPARE(transitionsOf(subject).join(u", "_s),
                 u"FIRED counter:2 1, RESOLVED counter:2 1, FIRED counter:2 2, RESOLVED counter:2 2"_s);
    }

    void statesComeBackAsWritten()
    {
        store::AlertLook written = look(slow, Phase::Pending, u"counter:3"_s, 1.0 / 3);
        written.state.towards = 12345ms;
        QCOMPARE(write({written, look(failures, Phase::Inactive)}), 0);
        const auto alert = alertOf(slow, u"counter:3"_s);
        QCOMPARE(alert.state, written.state);
        QCOMPARE(alert.label, written.label);
        QCOMPARE(alertOf(failures, {}).state.phase, Phase::Inactive);
    }

    void whatEndsQuietlySaysSinceWhen()
    {
        const QString subject = u"counter:13"_s;
        store::AlertLook quiet = look(failures, Phase::Firing, subject);
        QCOMPARE(write({quiet}), 0);
        quiet.state.hasData = false;
        quiet.state.quietSince = noon.addSecs(-1800);
        QCOMPARE(write({quiet}), 0);
        QCOMPARE(alertOf(failures, subject).state, quiet.state);
        quiet.state.phase = Phase::Resolved;
        QCOMPARE(write({quiet}), 0);
        QCOMPARE(write({look(failures, Phase::Firing, subject)}), 0);
        QCOMPARE(write({look(failures, Phase::Resolved, subject)}), 0);
        const auto stored = storedOf(subject);
        QCOMPARE(stored.size(), 4);
        QVERIFY(!stored[0].quietSince.isValid());
        QCOMPARE(stored[1].quietSince, noon.addSecs(-1800));
        QVERIFY(!stored[3].quietSince.isValid());
    }

    void refusesWhatIsNoLook_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("subject");
        QTest::newRow("unknown rule") << u"NOTHING"_s << QString();
        QTest::newRow("long rule") << u"X"_s.repeated(41) << QString();
        QTest::newRow("long subject") << failures << u"x"_s.repeated(61);
    }

    void refusesWhatIsNoLook()
    {
        QFETCH(QString, rule);
        QFETCH(QString, subject);
        QVERIFY(write({look(failures, Phase::Firing, u"counter:4"_s), look(rule, Phase::Firing, subject)}) !=
                0);
        QVERIFY(transitionsOf(u"counter:4"_s).isEmpty());
    }

    void acknowledgesOneEpisode()
    {
        const QString subject = u"counter:5"_s;
        QCOMPARE(write({look(failures, Phase::Firing, subject)}), 0);
        const auto alert = alertOf(failures, subject);
        QCOMPARE(store::acknowledgeAlert(*m_auditor, alert, {}).error().kind, ErrorKind::NotAllowed);
        QVERIFY(store::acknowledgeAlert(*m_admin, alert, u"กำลังตรวจสอบ"_s));
        QCOMPARE(store::acknowledgeAlert(*m_superAdmin, alert, {}).error().kind, ErrorKind::Conflict);
        QCOMPARE(alertOf(failures, subject).acknowledged->login, u"pa.demo"_s);
        QCOMPARE(alertOf(failures, subject).acknowledged->note, u"กำลังตรวจสอบ"_s);
        QCOMPARE(write({look(failures, Phase::Resolved, subject)}), 0);
        QCOMPARE(store::acknowledgeAlert(*m_superAdmin, alert, {}).error().kind, ErrorKind::NotFound);
        QCOMPARE(write({look(failures, Phase::Firing, subject)}), 0);
        QVERIFY(!alertOf(failures, subject).acknowledged);
        QCOMPARE(store::acknowledgeAlert(*m_superAdmin, alert, {}).error().kind, ErrorKind::Conflict);
        QCOMPARE(transitionsOf(subject).join(u", "_s),
                 u"FIRED counter:5 1, ACKNOWLEDGED counter:5 1, RESOLVED counter:5 1, FIRED counter:5 2"_s);
    }

    void silencesOneSubjectUntilItsEnd()
    {
        addChannel(u"all"_s, Severity::Warning);
        const QString subject = u"counter:6"_s;
        QCOMPARE(store::silenceAlert(*m_admin, failures, subject, 60min, reason()).error().kind,
                 ErrorKind::NotAllowed);
        QVERIFY(store::silenceAlert(*m_superAdmin, failures, subject, 60min, reason()));
        QCOMPARE(
            write({look(failures, Phase::Firing, subject), look(failures, Phase::Firing, u"counter:7"_s)}),
            0);
        QVERIFY(alertOf(failures, subject).isSilenced);
        QVERIFY(!alertOf(failures, u"counter:7"_s).isSilenced);
        QVERIFY(channelsTold(subject, AlertEvent::Fired).isEmpty());
        QVERIFY(channelsTold(u"counter:7"_s, AlertEvent::Fired).contains(u"all"_s));
        const auto silences = store::alertSilences(*m_auditor);
        QVERIFY(silences && silences->first().isInForce);
        QCOMPARE(silences->first().subject, subject);
        QCOMPARE(write({}), 0);
        QCOMPARE(transitionsOf(subject), QStringList{u"FIRED counter:6 1 silent"_s});
        QVERIFY(store::endAlertSilence(*m_superAdmin, silences->first().id, reason()));
        QCOMPARE(store::endAlertSilence(*m_superAdmin, silences->first().id, reason()).error().kind,
                 ErrorKind::NotFound);
        QCOMPARE(write({}), 0);
        QCOMPARE(write({}), 0);
        QCOMPARE(transitionsOf(subject).join(u", "_s),
                 u"FIRED counter:6 1 silent, SILENCE_ENDED counter:6 1"_s);
        QVERIFY(channelsTold(subject, AlertEvent::SilenceEnded).contains(u"all"_s));
    }

    void silencesARule()
    {
        QVERIFY(store::silenceAlert(*m_superAdmin, slow, std::nullopt, 1min, reason()));
        QCOMPARE(
            write({look(slow, Phase::Firing, u"counter:8"_s), look(slow, Phase::Resolved, u"counter:8"_s)}),
            0);
        QCOMPARE(write({look(slow, Phase::Resolved, u"counter:8"_s)}), 0);
        // Of what nobody heard of, nobody hears the end.
        QVERIFY(channelsTold(u"counter:8"_s, AlertEvent::Resolved).isEmpty());
        QCOMPARE(
            store::silenceAlert(*m_superAdmin, slow, std::nullopt, store::longestSilence + 1min, reason())
                .error()
                .kind,
            ErrorKind::Refused);
    }

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
    std::unique_ptr<store::Connection> connectAs(const QString &login)
    {
        return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
    }

    void takeLease()
    {
        m_token = QUuid::createUuid();
        const auto lease = store::takeAlertLease(*m_admin, m_token, u"first"_s, 300s);
        QVERIFY2(lease && lease->isOwn, lease ? "not own" : qPrintable(lease.error().detail));
        m_epoch = lease->epoch;
    }

    void expireLease() { QVERIFY(m_root->run(u"UPDATE alert_lease SET taken_until = '2000-01-01'"_s)); }

    /// The number of the refusal; 0: done.
    int write(const QList<store::AlertLook> &looks)
    {
        const auto written = store::writeAlertLooks(*m_admin, m_token, m_epoch, looks);
        return written ? 0 : written.error().serverCode;
    }

    store::StoredAlertRule ruleOf(const QString &code)
    {
        const auto rules = store::alertRules(*m_auditor);
        for (const store::StoredAlertRule &rule : *rules) {
            if (rule.rule.code == code)
                return rule;
        }
        qFatal("no rule %s", qPrintable(code));
    }

    store::Alert alertOf(const QString &rule, const QString &subject)
    {
        const auto all = store::currentAlerts(*m_auditor);
        for (const store::Alert &alert : *all) {
            if (alert.rule == rule && alert.subject == subject)
                return alert;
        }
        qFatal("no alert %s", qPrintable(subject));
    }

    std::optional<store::AlertChannel> channelOf(const QString &name)
    {
        const auto channels = store::alertChannels(*m_auditor);
        for (const store::AlertChannel &channel : *channels) {
            if (channel.name == name)
                return channel;
        }
        return std::nullopt;
    }

    QList<store::AlertTransition> storedOf(const QString &subject)
    {
        QList<store::AlertTransition> found = *store::alertTransitionsSince(*m_auditor, 0, 1000);
        found.removeIf([&](const store::AlertTransition &one) { return one.subject != subject; });
        return found;
    }

    QStringList transitionsOf(const QString &subject) { return textOf(storedOf(subject)); }

    QStringList channelsTold(const QString &subject, AlertEvent event)
    {
        QStringList channels;
        for (const store::AlertTransition &one : storedOf(subject)) {
            if (one.event != event)
                continue;
            const auto deliveries = store::alertDeliveries(*m_auditor, one.id, one.id);
            for (const store::AlertDelivery &delivery : *deliveries)
                channels.append(delivery.channel);
        }
        return channels;
    }

    QList<store::DueDelivery> claim(const QUuid &by)
    {
        return *store::claimAlertDeliveries(*m_admin, by, {u"ordered"_s}, 60s, 10);
    }

    void addChannel(const QString &name, Severity from)
    {
        const auto added = store::changeAlertChannel(
            *m_superAdmin, {.name = name, .kind = store::ChannelKind::Slack, .minimumSeverity = from},
            reason());
        QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
    }

    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
    std::unique_ptr<store::Connection> m_superAdmin;
    std::unique_ptr<store::Connection> m_auditor;
    std::unique_ptr<test::RawSession> m_root;
    QUuid m_token;
    qint64 m_epoch = 0;
};

QTEST_GUILESS_MAIN(AlertGatewayTest)
#include "alert_gateway_test.moc"
