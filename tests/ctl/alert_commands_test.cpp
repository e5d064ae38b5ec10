#include "core/store/alerts/alert_gateway.h"
#include "core/store/metrics/metrics_gateway.h"
#include "tests/ctl/program_run.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <limits>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// Alerts on the command line: what they say, who may change what, and that of several programs one
/// evaluates, whichever of them dies.
class AlertCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void listsRules();
    void changesRules();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void anotherFollowsALeaderThatWasKilled();
    void aLeaderThatSleptWritesNothing();
    void acknowledgesAndSilences();
    void addsAndChangesChannels();
    void retiresChannels();
    void anAuditorMayOnlyLook();
    void watchesForATime();

private:
    using Process = std::unique_ptr<QProcess>;

    ProgramRun run(const QStringList &words) { return runProgram(onStore(m_address, words)); }
    Process startWatch(const QString &login)
    {
        return startProgram(
            onStore(m_address, {u"alert"_s, u"watch"_s, u"--every"_s, u"1"_s, u"--as"_s, login}));
    }
    /// Whether a line of it says so, within the patience.
    static bool says(QProcess &process, const QByteArray &words);
    void writeMinute(metrics::PartState redis);
    int transitions(const QString &event);
    void end(QProcess &process);

    store::Address m_address;
    std::unique_ptr<RawSession> m_root;
    QUuid m_service = QUuid::createUuid();
};

void AlertCommandsTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    m_root = std::make_unique<RawSession>(m_address);
    QVERIFY(m_root->run(u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%writes_per_minute'"_s));
    // The demo has numbers of last year and no backup.
    QVERIFY(m_root->run(u"UPDATE alert_rules SET is_enabled = 0 WHERE code = 'NUMBERS_WITHOUT_BACKUP'"_s));
}

void AlertCommandsTest::cleanupTestCase()
{
    m_root.reset();
}

bool AlertCommandsTest::says(QProcess &process, const QByteArray &words)
{
    QByteArray all;
    return waitUntil([&] {
        process.waitForReadyRead(50);
        all += process.readAllStandardOutput();
        return all.contains(words);
    });
}

/// Of the minute that is over, anew each time.
void AlertCommandsTest::writeMinute(metrics::PartState redis)
{
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    QVERIFY(m_root->run(u"DELETE FROM document_number_allocator_minute"_s));
    const QDateTime now = service->serverNow(); // once: a minute may end in between
    for (const int minutesAgo : {1, 2}) {
        metrics::Minute minute;
        minute.start = metrics::minuteOf(now).addSecs(-60 * minutesAgo);
        minute.state.redis = redis;
        QVERIFY(store::writeMinute(*service, {m_service, u"service"_s}, minute));
    }
}

int AlertCommandsTest::transitions(const QString &event)
{
    return m_root->value(u"SELECT COUNT(*) FROM alert_transitions WHERE event = '%1'"_s.arg(event)).toInt();
}

void AlertCommandsTest::end(QProcess &process)
{
    process.terminate();
    const ProgramRun ended = finish(process);
    QVERIFY2(ended.exitCode == 0, ended.errors);
}

void AlertCommandsTest::listsRules()
{
    const ProgramRun listed = run({u"alert"_s, u"rules"_s});
    QCOMPARE(listed.exitCode, 0);
    const QJsonArray rules = listed.json()[u"rules"].toArray();
    QCOMPARE(rules.size(), alerts::shippedRules().size());
    QCOMPARE(rules.first()[u"severity"].toString(), u"CRITICAL"_s);
    const ProgramRun nothing = run({u"alert"_s, u"list"_s});
    QVERIFY(nothing.json()[u"alerts"].toArray().isEmpty());
    QVERIFY(!nothing.json()[u"evaluator"][u"held"].toBool());
}

void AlertCommandsTest::changesRules()
{
    const QStringList change{u"alert"_s,
                             u"set"_s,
                             u"RETRIES_HIGH"_s,
                             u"--threshold"_s,
                             u"250"_s,
                             u"--enabled"_s,
                             u"no"_s,
                             u"--window"_s,
                             u"1800"_s,
                             u"--hold"_s,
                             u"60"_s,
                             u"--as"_s,
                             u"sa.one"_s,
                             u"--severity"_s,
                             u"CRITICAL"_s,
                             u"--reason"_s,
                             u"Retries are normal here."_s};
    const ProgramRun changed = run(change);
    QVERIFY2(changed.exitCode == 0, changed.errors);
    for (const auto &rule : changed.json()[u"rules"].toArray()) {
        if (rule[u"code"] != u"RETRIES_HIGH"_s)
            continue;
        QCOMPARE(rule[u"threshold"].toDouble(), 250.0);
        QCOMPARE(rule[u"windowSeconds"].toInt(), 1800);
        QCOMPARE(rule[u"holdSeconds"].toInt(), 60);
        QCOMPARE(rule[u"severity"].toString(), u"CRITICAL"_s);
        QCOMPARE(rule[u"enabled"].toBool(), false);
        QCOMPARE(rule[u"version"].toInt(), 2);
        QCOMPARE(rule[u"changedBy"].toString(), u"sa.one"_s);
    }
    QStringList byAnother = change;
    byAnother[byAnother.indexOf(u"sa.one"_s)] = u"pa.demo"_s;
    QCOMPARE(run(byAnother).error()[u"code"].toString(), u"NOT_ALLOWED"_s);
}

void AlertCommandsTest::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    const QStringList set{u"alert"_s,  u"set"_s,      u"RETRIES_HIGH"_s,     u"--as"_s,
                          u"sa.one"_s, u"--reason"_s, u"Because it is so."_s};
    QTest::newRow("no number") << set + QStringList{u"--threshold"_s, u"many"_s} << 2;
    QTest::newRow("neither yes nor no") << set + QStringList{u"--enabled"_s, u"perhaps"_s} << 2;
    QTest::newRow("unknown severity") << set + QStringList{u"--severity"_s, u"BAD"_s} << 2;
    QTest::newRow("unknown channel") << set + QStringList{u"--channels"_s, u"nowhere"_s} << 1;
    QTest::newRow("window of a week") << set + QStringList{u"--window"_s, u"604800"_s} << 1;
    QTest::newRow("unknown rule") << QStringList{u"alert"_s, u"ack"_s, u"NOTHING"_s, u"--as"_s, u"sa.one"_s}
                                  << 1;
    QTest::newRow("not firing") << QStringList{u"alert"_s, u"ack"_s, u"CHAIN_BROKEN"_s, u"--as"_s,
                                               u"sa.one"_s}
                                << 1;
    QTest::newRow("watch too often") << QStringList{u"alert"_s, u"watch"_s, u"--every"_s, u"0.1"_s} << 2;
    QTest::newRow("silence without a name")
        << QStringList{u"alert"_s, u"unsilence"_s, u"it"_s, u"--reason"_s, u"Because it is so."_s} << 2;
}

void AlertCommandsTest::refusesWrongUsage()
{
    QFETCH(QStringList, words);
    QFETCH(int, exitCode);
    const ProgramRun refused = run(words);
    QVERIFY2(refused.exitCode == exitCode, refused.errors);
}

void AlertCommandsTest::anotherFollowsALeaderThatWasKilled()
{
    const Process first = startWatch(u"pa.demo"_s);
    QVERIFY(says(*first, "\"own\":true"));
    const Process second = startWatch(u"sa.one"_s);
    QVERIFY(says(*second, "\"own\":false"));
    writeMinute(metrics::PartState::Down);
    QVERIFY(says(*first, "REDIS_UNAVAILABLE"));
    first->kill(); // SIGKILL
    QVERIFY(first->waitForFinished(patienceMs));
    QVERIFY(says(*second, "\"own\":true"));
    // It goes on where the dead one stopped: nothing is told again.
    const QString looks = u"SELECT looks FROM alert_lease"_s;
    const int before = m_root->value(looks).toInt();
    QVERIFY(waitUntil([&] { return m_root->value(looks).toInt() > before + 1; }));
    QCOMPARE(transitions(u"FIRED"_s), 1);
    end(*second);
    const ProgramRun listed = run({u"alert"_s, u"list"_s});
    QCOMPARE(listed.json()[u"alerts"][0][u"rule"].toString(), u"REDIS_UNAVAILABLE"_s);
    QVERIFY(!listed.json()[u"evaluator"][u"held"].toBool());
}

void AlertCommandsTest::aLeaderThatSleptWritesNothing()
{
    const Process first = startWatch(u"pa.demo"_s);
    QVERIFY(says(*first, "\"own\":true"));
    ::kill(pid_t(first->processId()), SIGSTOP);
    const Process second = startWatch(u"sa.one"_s);
    QVERIFY(says(*second, "\"own\":true"));
    const qint64 epoch = m_root->value(u"SELECT epoch FROM alert_lease"_s).toLongLong();
    ::kill(pid_t(first->processId()), SIGCONT);
    QVERIFY(says(*first, "\"own\":false"));
    QCOMPARE(m_root->value(u"SELECT epoch FROM alert_lease"_s).toLongLong(), epoch);
    QCOMPARE(transitions(u"FIRED"_s), 1);
    end(*first);
    end(*second);
}

void AlertCommandsTest::acknowledgesAndSilences()
{
    const ProgramRun acknowledged = run({u"alert"_s, u"ack"_s, u"REDIS_UNAVAILABLE"_s, u"--note"_s,
                                         u"กำลังตรวจสอบ"_s, u"--as"_s, u"pa.demo"_s});
    QVERIFY2(acknowledged.exitCode == 0, acknowledged.errors);
    QCOMPARE(acknowledged.json()[u"alerts"][0][u"acknowledged"][u"acknowledgedBy"].toString(), u"pa.demo"_s);
    const QStringList silence{u"alert"_s,
                              u"silence"_s,
                              u"REDIS_UNAVAILABLE"_s,
                              u"--minutes"_s,
                              u"30"_s,
                              u"--reason"_s,
                              u"Redis moves to another server."_s};
    QCOMPARE(run(silence + QStringList{u"--as"_s, u"pa.demo"_s}).error()[u"code"].toString(),
             u"NOT_ALLOWED"_s);
    const ProgramRun silenced = run(silence + QStringList{u"--as"_s, u"sa.one"_s});
    QVERIFY2(silenced.exitCode == 0, silenced.errors);
    const QJsonValue made = silenced.json()[u"silences"][0];
    QVERIFY(made[u"inForce"].toBool());
    QVERIFY(made[u"subject"].isNull());
    const ProgramRun ended = run({u"alert"_s, u"unsilence"_s, QString::number(made[u"id"].toInt()),
                                  u"--reason"_s, u"It has moved."_s, u"--as"_s, u"sa.two"_s});
    QVERIFY2(ended.exitCode == 0, ended.errors);
    QVERIFY(!ended.json()[u"silences"][0][u"inForce"].toBool());
    const QJsonArray history = run({u"alert"_s, u"list"_s, u"--history"_s}).json()[u"transitions"].toArray();
    QCOMPARE(history.first()[u"event"].toString(), u"ACKNOWLEDGED"_s);
    QCOMPARE(history.first()[u"note"].toString(), u"กำลังตรวจสอบ"_s);
}

void AlertCommandsTest::addsAndChangesChannels()
{
    const QStringList reason{u"--reason"_s, u"The duty changes."_s, u"--as"_s};
    const QStringList channel{u"alert"_s, u"channel"_s, u"duty"_s};
    const ProgramRun added =
        run(channel + QStringList{u"--kind"_s, u"PAGERDUTY"_s, u"--severity"_s, u"CRITICAL"_s} + reason +
            QStringList{u"sa.one"_s});
    QVERIFY2(added.exitCode == 0, added.errors);
    const ProgramRun changed =
        run(channel + QStringList{u"--enabled"_s, u"no"_s} + reason + QStringList{u"sa.two"_s});
    QVERIFY2(changed.exitCode == 0, changed.errors);
    const QJsonValue now = run({u"alert"_s, u"channels"_s}).json()[u"channels"][0];
    QCOMPARE(now[u"kind"].toString(), u"PAGERDUTY"_s);
    QCOMPARE(now[u"severity"].toString(), u"CRITICAL"_s);
    QVERIFY(!now[u"enabled"].toBool());
    QCOMPARE(now[u"version"].toInt(), 2);
    QCOMPARE(run(channel + reason + QStringList{u"pa.demo"_s}).error()[u"code"].toString(), u"NOT_ALLOWED"_s);
}

void AlertCommandsTest::retiresChannels()
{
    const QStringList reason{u"--reason"_s, u"Nobody reads it."_s, u"--as"_s};
    const QStringList retire{u"alert"_s, u"retire"_s, u"duty"_s};
    QCOMPARE(run(retire + reason + QStringList{u"pa.demo"_s}).error()[u"code"].toString(), u"NOT_ALLOWED"_s);
    const ProgramRun retired = run(retire + reason + QStringList{u"sa.one"_s});
    QVERIFY2(retired.exitCode == 0, retired.errors);
    QVERIFY(retired.json()[u"channels"].toArray().isEmpty());
    QCOMPARE(run(retire + reason + QStringList{u"sa.one"_s}).error()[u"code"].toString(), u"NOT_FOUND"_s);
}

void AlertCommandsTest::anAuditorMayOnlyLook()
{
    const ProgramRun refused = run({u"alert"_s, u"watch"_s, u"--as"_s, u"auditor.demo"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"].toString(), u"NOT_ALLOWED"_s);
}

void AlertCommandsTest::watchesForATime()
{
    const ProgramRun watched = runProgram({u"--store"_s, m_address.toText(), u"--lang"_s, u"en"_s, u"alert"_s,
                                           u"watch"_s, u"--for"_s, u"2"_s, u"--as"_s, u"pa.demo"_s});
    QVERIFY2(watched.exitCode == 0, watched.errors);
    QVERIFY2(watched.output.startsWith("This program evaluates the alerts.\n"), watched.output);
    QVERIFY2(watched.output.endsWith("The watch has ended.\n"), watched.output);
}

QTEST_GUILESS_MAIN(AlertCommandsTest)
#include "alert_commands_test.moc"
