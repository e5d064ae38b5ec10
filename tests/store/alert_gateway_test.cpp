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

/// Alerts in the store: one program evaluates, each change happens once.
class AlertGatewayTest : public QObject, protected test::AlertedStore
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void cleanupTestCase() { close(); }

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
        quiet.state.quietSince = noon().addSecs(-1800);
        QCOMPARE(write({quiet}), 0);
        QCOMPARE(alertOf(failures, subject).state, quiet.state);
        quiet.state.phase = Phase::Resolved;
        QCOMPARE(write({quiet}), 0);
        QCOMPARE(write({look(failures, Phase::Firing, subject)}), 0);
        QCOMPARE(write({look(failures, Phase::Resolved, subject)}), 0);
        const auto stored = storedOf(subject);
        QCOMPARE(stored.size(), 4);
        QVERIFY(!stored[0].quietSince.isValid());
        QCOMPARE(stored[1].quietSince, noon().addSecs(-1800));
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
};

QTEST_GUILESS_MAIN(AlertGatewayTest)
#include "alert_gateway_test.moc"
