#include "models/status/alerts_light.h"
#include "models/status/allocator_light.h"
#include "models/status/backup_light.h"
#include "models/status/draw_check_text.h"
#include "models/status/embedded_light.h"
#include "models/status/redis_light.h"
#include "models/status/server_lights.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::models;
using numbering::Calendar;

Q_DECLARE_METATYPE(lekthi::models::HealthLight)

/// What a person is told of each part that numbering relies on.
class HealthLightTest : public QObject
{
    Q_OBJECT

private slots:
    void neverTurnsYellowOrRedWithoutBothSentences_data();
    void neverTurnsYellowOrRedWithoutBothSentences();
    void callsASoundServerGood();
    void saysSinceWhenThereIsNoAnswer();
    void tellsOfReplicas();
    void tellsOfAClusterThatIsWhole();
    void tellsOfNoRedis();
    void tellsWhatRedisIsLike();
    void findsTheLastWarningsOfALog();
    void knowsWhoDrawsAndWhoIsGone();
    void tellsOfProgramsThatDraw_data();
    void tellsOfProgramsThatDraw();
    void tellsOfAlerts();
    void tellsOfBackups();
    void tellsWhichStepOfATestNumberFailed();
    void remembersSinceWhen();
    void writesItDown();
};

namespace {

store::Vitals soundVitals()
{
    store::Vitals vitals;
    vitals.serverVersion = u"10.11.19-MariaDB-0+deb12u1"_s;
    vitals.uptimeSeconds = 3 * 86400 + 4 * 3600;
    vitals.roundTripMs = 0.8;
    vitals.sessions = 5;
    vitals.sessionLimit = 151;
    vitals.isDurable = true;
    vitals.flushLog = 1;
    return vitals;
}

template <class Change>
HealthLight changedServer(Change change, HealthLight (*lightOf)(const ServerLook &))
{
    ServerLook look{soundVitals(), 0.8, {}, {}};
    change(look);
    return lightOf(look);
}

store::Error errorOf(store::ErrorKind kind)
{
    store::Error error;
    error.kind = kind;
    return error;
}

HealthLight database(const ServerLook &look)
{
    return databaseLight(look, Calendar::Gregorian);
}

RedisLook redisLook()
{
    redis::RedisDetails details;
    details.version = u"7.0.15"_s;
    details.usedBytes = 1'500'000;
    details.memoryPolicy = u"noeviction"_s;
    RedisLook look{redis::parseRedisAddress(u"redis://127.0.0.1"_s).value(), {}};
    look.seen = redis::RedisInspection{
        .server = {}, .role = u"master"_s, .roundTrip = std::chrono::microseconds(250), .details = details};
    return look;
}

HealthLight redisWith(void (*change)(RedisLook &))
{
    RedisLook look = redisLook();
    change(look);
    return redisLight(look);
}

const QDateTime now(QDate(2026, 11, 22), QTime(3, 0, 30), Qt::UTC);

store::AllocatorMinute minuteOf(const QString &program, qint64 secondsAgo,
                                metrics::PartState redis = metrics::PartState::Up)
{
    metrics::AllocatorState state;
    state.redis = redis;
    state.sessions = 2;
    state.sessionLimit = 4;
    const QUuid id = QUuid::createUuidV5(QUuid(), program);
    store::AllocatorMinute minute;
    minute.minute = now.addSecs(-secondsAgo);
    minute.allocator = {id, program};
    minute.login = u"numbering.service"_s;
    minute.state = state;
    return minute;
}

HealthLight programsLight(const std::vector<store::AllocatorMinute> &minutes)
{
    return allocatorsLight(seenAllocators(minutes, now), Calendar::Gregorian);
}

HealthLight alertsSeen(qint64 lookedSecondsAgo, bool isHeld, int firing, int critical = 0,
                       const QString &program = u"lekthi on host (process 1)"_s)
{
    AlertsLook look;
    look.now = now;
    look.lease.lookedAt = now.addSecs(-lookedSecondsAgo);
    look.lease.isHeld = isHeld;
    look.lease.program = program;
    for (int i = 0; i < firing; ++i) {
        alerts::Rule rule;
        rule.severity = i < critical ? alerts::Severity::Critical : alerts::Severity::Warning;
        look.firing.append({rule, u"counter:4"_s, u"LCBP3-C2 LETTER 2026"_s});
    }
    return alertsLight(look, Calendar::Gregorian);
}

/// hours: since the oldest number was allocated that no backup has; negative: there is none.
HealthLight backupsSeen(bool hasBackup, int hours)
{
    BackupLook look{.newest = {}, .oldestWithout = {}, .now = now};
    if (hasBackup)
        look.newest = store::BackupRecord{.takenAt = now.addDays(-2),
                                          .ledgerRows = 2'000'000,
                                          .newestRowId = 2'000'000,
                                          .bytes = 120'000'000,
                                          .dataHash = QByteArray(32, 'x'),
                                          .isVerified = true,
                                          .recordedBy = u"administrator"_s};
    if (hours >= 0)
        look.oldestWithout = now.addSecs(-3600 * hours);
    return backupLight(look, Calendar::Gregorian);
}

using Kind = allocation::DrawCheckStep::Kind;
using State = allocation::DrawCheckStep::State;

allocation::DrawCheck drawCheck(std::optional<Kind> failed)
{
    allocation::DrawCheck check;
    for (int kind = 0; kind <= int(Kind::Repeat); ++kind) {
        const bool isReached = !failed || Kind(kind) <= *failed;
        check.steps.append({Kind(kind),
                            failed == Kind(kind) ? State::Failed
                            : isReached          ? State::Done
                                                 : State::NotReached,
                            1.5});
    }
    check.number = u"คคง.-สคฉ.3-0001-2569"_s;
    check.lockProblem = u"Connection refused"_s;
    return check;
}

} // namespace

void HealthLightTest::neverTurnsYellowOrRedWithoutBothSentences_data()
{
    QTest::addColumn<HealthLight>("light");
    QTest::addColumn<int>("standing");
    const auto row = [](const char *name, const HealthLight &light, Standing standing) {
        QTest::newRow(name) << light << int(standing);
    };
    const auto onServer = [](auto change) { return changedServer(change, database); };
    const auto replicated = [](auto change) { return changedServer(change, replicationLight); };
    row("server gone", onServer([](ServerLook &l) { l.failure = errorOf(store::ErrorKind::Unreachable); }),
        Standing::Error);
    row("account locked",
        onServer([](ServerLook &l) { l.failure = errorOf(store::ErrorKind::AccountLocked); }),
        Standing::Error);
    row("silent", onServer([](ServerLook &l) { l.silentSince = now; }), Standing::Error);
    row("read-only", onServer([](ServerLook &l) { l.vitals->refusesWrites = true; }), Standing::Error);
    row("not durable", onServer([](ServerLook &l) { l.vitals->isDurable = false; }), Standing::Error);
    row("clock ahead", onServer([](ServerLook &l) { l.vitals->serverAheadMs = 90'000; }), Standing::Warning);
    row("clock behind", onServer([](ServerLook &l) { l.vitals->serverAheadMs = -90'000; }),
        Standing::Warning);
    row("crowded", onServer([](ServerLook &l) { l.vitals->sessions = 150; }), Standing::Warning);
    row("slow", onServer([](ServerLook &l) { l.latencyMs = 900; }), Standing::Warning);
    row("minority",
        replicated([](ServerLook &l) { l.vitals->cluster = store::ClusterNode{1, false, false, {}}; }),
        Standing::Error);
    row("two nodes",
        replicated([](ServerLook &l) { l.vitals->cluster = store::ClusterNode{2, true, true, u"Synced"_s}; }),
        Standing::Warning);
    row("behind",
        replicated([](ServerLook &l) { l.vitals->cluster = store::ClusterNode{3, true, true, u"Joined"_s}; }),
        Standing::Warning);
    row("a replica", replicated([](ServerLook &l) { l.vitals->follows = true; }), Standing::Error);
    row("no Redis", redisWith([](RedisLook &l) {
            l.seen.reset();
            l.problem = u"Connection refused"_s;
        }),
        Standing::Warning);
    row("no address", redisLight(RedisLook{std::nullopt, u"This is no address."_s}), Standing::Warning);
    row("drops locks", redisWith([](RedisLook &l) {
            l.seen->details->memoryLimit = 1000;
            l.seen->details->memoryPolicy = u"allkeys-lru"_s;
        }),
        Standing::Warning);
    row("old backup", backupsSeen(true, 37), Standing::Warning);
    row("no backup", backupsSeen(false, 37), Standing::Warning);
    row("disk fills", embeddedLight({u"/data"_s, u"/data/log"_s, 1, 500'000'000, {}}), Standing::Warning);
    row("disk full", embeddedLight({u"/data"_s, u"/data/log"_s, 1, 50'000'000, {}}), Standing::Error);
    row("programs without Redis", programsLight({minuteOf(u"a @ b, 1"_s, 60, metrics::PartState::Down)}),
        Standing::Warning);
    row("alerts fire", alertsSeen(10, true, 2), Standing::Warning);
    row("a critical one fires", alertsSeen(10, true, 2, 1), Standing::Warning);
    row("nobody looks at alerts", alertsSeen(600, false, 0), Standing::Warning);
    row("lock failed", drawLight(drawCheck(Kind::Lock)), Standing::Warning);
    row("draw failed", drawLight(drawCheck(Kind::Draw)), Standing::Error);
    row("row missing", drawLight(drawCheck(Kind::Ledger)), Standing::Error);
}

void HealthLightTest::neverTurnsYellowOrRedWithoutBothSentences()
{
    QFETCH(HealthLight, light);
    QFETCH(int, standing);
    QCOMPARE(int(light.standing), standing);
    for (const QString &sentence : {light.state, light.concern, light.advice}) {
        QVERIFY(!sentence.isEmpty());
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
        QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
    }
}

void HealthLightTest::callsASoundServerGood()
{
    const HealthLight light = database({soundVitals(), 0.8, {}, {}});
    QCOMPARE(light.standing, Standing::Good);
    QCOMPARE(light.state, u"Answers within 0.8 ms."_s);
    QVERIFY(light.concern.isEmpty() && light.advice.isEmpty());
    QVERIFY(light.facts.contains(HealthFact{u"Version"_s, u"10.11.19-MariaDB"_s}));
    QVERIFY(light.facts.contains(HealthFact{u"Runs for"_s, u"3 d 4 h"_s}));
    QVERIFY(light.facts.contains(HealthFact{u"Sessions"_s, u"5 of 151"_s}));
    QCOMPARE(database({}).standing, Standing::Unknown);
}

void HealthLightTest::saysSinceWhenThereIsNoAnswer()
{
    const HealthLight light = database({soundVitals(), 0.8, {}, now});
    QVERIFY2(light.state.startsWith(u"No answer since"_s), qPrintable(light.state));
    // What was known before is no news of the replicas.
    QCOMPARE(replicationLight({soundVitals(), 0.8, {}, now}).standing, Standing::Unknown);
}

void HealthLightTest::tellsOfReplicas()
{
    ServerLook look{soundVitals(), {}, {}, {}};
    QCOMPARE(replicationLight(look).standing, Standing::Absent);
    look.vitals->hasBinaryLog = true;
    const HealthLight alone = replicationLight(look);
    QCOMPARE(alone.standing, Standing::Absent);
    QVERIFY(!alone.advice.isEmpty());
    look.vitals->replicas = 2;
    const HealthLight followed = replicationLight(look);
    QCOMPARE(followed.standing, Standing::Good);
    QVERIFY(followed.state.contains(u'2'));
    QVERIFY(followed.facts.first().value.contains(u"REPLICA MONITOR"_s));
}

void HealthLightTest::tellsOfAClusterThatIsWhole()
{
    ServerLook look{soundVitals(), {}, {}, {}};
    look.vitals->cluster = store::ClusterNode{3, true, true, u"Synced"_s};
    const HealthLight light = replicationLight(look);
    QCOMPARE(light.standing, Standing::Good);
    QVERIFY(light.facts.contains(HealthFact{u"This node"_s, u"Synced"_s}));
}

void HealthLightTest::tellsOfNoRedis()
{
    QCOMPARE(redisLight({}).standing, Standing::Unknown);
    const HealthLight light = redisLight(RedisLook{});
    QCOMPARE(light.standing, Standing::Absent);
    QVERIFY(light.state.contains(u"do not depend"_s));
}

void HealthLightTest::tellsWhatRedisIsLike()
{
    const HealthLight light = redisLight(redisLook());
    QCOMPARE(light.standing, Standing::Good);
    QVERIFY(light.facts.contains(HealthFact{u"Its role"_s, u"master"_s}));
    QVERIFY(light.facts.contains(HealthFact{u"Kept on disk by"_s, u"Snapshots"_s}));
    const HealthLight bare = redisWith([](RedisLook &look) { look.seen->details.reset(); });
    QCOMPARE(bare.standing, Standing::Good);
}

void HealthLightTest::findsTheLastWarningsOfALog()
{
    const QString log = u"2026-11-22  1:00:00 0 [Note] InnoDB: started\n"
                        "2026-11-22  1:00:01 0 [Warning] one\n"
                        "2026-11-22  1:00:02 7 [ERROR] two\n"
                        "2026-11-22  1:00:03 0 [Warning] three\n"_s;
    QCOMPARE(logWarnings(log, 2),
             (QStringList{u"2026-11-22  1:00:02  two"_s, u"2026-11-22  1:00:03  three"_s}));
    QCOMPARE(logWarnings(u"2026-11-22  1:00:00 0 [Note] well"_s, 2), QStringList());
}

void HealthLightTest::knowsWhoDrawsAndWhoIsGone()
{
    const auto seen =
        seenAllocators({minuteOf(u"service @ host-a, 12"_s, 3000), minuteOf(u"service @ host-a, 12"_s, 2940),
                        minuteOf(u"service @ host, b, 13"_s, 90), minuteOf(u"odd"_s, 600)},
                       now);
    QCOMPARE(seen.size(), 3);
    QCOMPARE(seen.at(0).program, u"service 13"_s);
    QCOMPARE(seen.at(0).computer, u"host, b"_s);
    QVERIFY(!seen.at(0).isGone);
    QCOMPARE(seen.at(1).program, u"odd"_s);
    QVERIFY(seen.at(1).isGone && seen.at(2).isGone);
    QCOMPARE(seen.at(2).seen, now.addSecs(-2880));
}

void HealthLightTest::tellsOfProgramsThatDraw_data()
{
    QTest::addColumn<HealthLight>("light");
    QTest::addColumn<int>("standing");
    QTest::newRow("not read") << allocatorsLight({}, Calendar::Gregorian) << int(Standing::Unknown);
    QTest::newRow("none") << programsLight({}) << int(Standing::Absent);
    QTest::newRow("gone") << programsLight({minuteOf(u"a @ b, 1"_s, 1800)}) << int(Standing::Absent);
    QTest::newRow("two") << programsLight({minuteOf(u"a @ b, 1"_s, 60), minuteOf(u"a @ c, 1"_s, 60)})
                         << int(Standing::Good);
    QTest::newRow("one gone without Redis")
        << programsLight(
               {minuteOf(u"a @ b, 1"_s, 60), minuteOf(u"a @ c, 1"_s, 1800, metrics::PartState::Down)})
        << int(Standing::Good);
}

void HealthLightTest::tellsOfProgramsThatDraw()
{
    QFETCH(HealthLight, light);
    QFETCH(int, standing);
    QCOMPARE(int(light.standing), standing);
    QCOMPARE(light.advice.isEmpty(), light.standing != Standing::Absent);
}

void HealthLightTest::tellsOfAlerts()
{
    QCOMPARE(alertsLight({}, Calendar::Gregorian).standing, Standing::Unknown);
    QCOMPARE(alertsLight(AlertsLook{}, Calendar::Gregorian).standing, Standing::Absent);
    const HealthLight calm = alertsSeen(10, true, 0);
    QCOMPARE(calm.standing, Standing::Good);
    QVERIFY(calm.facts.contains(HealthFact{u"By"_s, u"lekthi on host (process 1)"_s}));
    QVERIFY2(alertsSeen(10, true, 0, 0, u"watch.sh"_s).facts.contains(HealthFact{u"By"_s, u"watch.sh"_s}),
             "a program may call itself what it likes");
    const HealthLight firing = alertsSeen(10, true, 6, 1);
    QVERIFY(firing.facts.first().value.endsWith(u" · LCBP3-C2 LETTER · 2026"_s));
    // Between two programs nobody holds the right for a moment.
    QCOMPARE(alertsSeen(60, false, 0).standing, Standing::Good);
}

/// What counts is how long a number has been in none: where none is allocated, an old one has them all.
void HealthLightTest::tellsOfBackups()
{
    QCOMPARE(backupLight({}, Calendar::Gregorian).standing, Standing::Unknown);
    QCOMPARE(backupsSeen(false, -1).standing, Standing::Absent);
    QCOMPARE(backupsSeen(false, 35).standing, Standing::Absent);
    QCOMPARE(backupsSeen(true, 35).standing, Standing::Good);
    const HealthLight old = backupsSeen(true, -1);
    QCOMPARE(old.standing, Standing::Good);
    QVERIFY(old.facts.contains(HealthFact{u"Ledger rows"_s, u"2,000,000"_s}));
    QVERIFY(old.facts.contains(HealthFact{u"By"_s, u"administrator"_s}));
}

void HealthLightTest::tellsWhichStepOfATestNumberFailed()
{
    QCOMPARE(drawLight({}).standing, Standing::Unknown);
    const HealthLight good = drawLight(drawCheck({}));
    QCOMPARE(good.standing, Standing::Good);
    QVERIFY(good.state.contains(u"คคง.-สคฉ.3-0001-2569"_s));
    QCOMPARE(good.facts.size(), int(Kind::Repeat) + 1);
    const HealthLight failed = drawLight(drawCheck(Kind::Chain));
    QVERIFY(failed.facts.at(int(Kind::Chain)).value.startsWith(u"✕"_s));
    QVERIFY(failed.facts.at(int(Kind::Repeat)).value.startsWith(u"–"_s));
}

void HealthLightTest::remembersSinceWhen()
{
    HealthSince since;
    HealthLight light = database({soundVitals(), 0.8, {}, {}});
    QVERIFY(!since.since(light.name).isValid());
    QCOMPARE(since.note(light, now), now);
    light.state = u"Answers within 2 ms."_s;
    QCOMPARE(since.note(light, now.addSecs(60)), now);
    light.standing = Standing::Error;
    QCOMPARE(since.note(light, now.addSecs(120)), now.addSecs(120));
    QCOMPARE(since.since(light.name), now.addSecs(120));
}

void HealthLightTest::writesItDown()
{
    const QStringList lines = healthLines(database({soundVitals(), 0.8, {}, {}}));
    QCOMPARE(lines.first(), u"✓ Database: Answers within 0.8 ms."_s);
    QVERIFY(lines.contains(u"  Version: 10.11.19-MariaDB"_s));
}

QTEST_GUILESS_MAIN(HealthLightTest)
#include "health_light_test.moc"
