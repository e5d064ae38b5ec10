#include "core/alerts/measuring.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using namespace lekthi::alerts;
using metrics::PartState;
using metrics::Tally;

namespace {

const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0), Qt::UTC);

Rule ruleFor(Measure measure)
{
    for (const Rule &rule : shippedRules()) {
        if (rule.measure == measure)
            return rule;
    }
    qFatal("no rule");
}

/// Some seconds after the minute that many minutes after noon was over.
QDateTime afterMinute(int minute)
{
    return noon.addSecs(60 * (minute + 1) + 7);
}

Tally locks(int taken, int failed, std::chrono::microseconds wait = 10ms)
{
    Tally tally;
    tally.lockWait.add(wait, taken);
    if (failed > 0)
        tally.lockFailures.insert(u"timeout"_s, failed);
    return tally;
}

} // namespace

/// What the rules look at, taken from the minutes that programs write (3.11.10.2).
class MeasuringTest : public QObject
{
    Q_OBJECT

private slots:
    void countsMinutesWithoutRedis_data()
    {
        QTest::addColumn<QString>("states");  // of the minutes from noon on: u up, d down, - nobody lived
        QTest::addColumn<double>("expected"); // below 0: no data
        QTest::newRow("up") << u"uuu"_s << 0.0;
        QTest::newRow("one minute") << u"uud"_s << 1.0;
        QTest::newRow("two minutes") << u"udd"_s << 2.0;
        QTest::newRow("all the time") << u"ddd"_s << 3.0;
        QTest::newRow("up again") << u"ddu"_s << 0.0;
        QTest::newRow("a minute is missing") << u"d-d"_s << 1.0;
        QTest::newRow("the newest are not written yet") << u"dd--"_s << 2.0;
        QTest::newRow("nobody for long") << u"dd----"_s << -1.0;
        QTest::newRow("never anybody") << u"--"_s << -1.0;
    }

    void countsMinutesWithoutRedis()
    {
        QFETCH(QString, states);
        QFETCH(double, expected);
        RecentMinutes minutes;
        for (int minute = 0; minute < states.size(); ++minute) {
            if (states[minute] != u'-')
                minutes.redis[noon.addSecs(60 * minute)].add(
                    {.redis = states[minute] == u'd' ? PartState::Down : PartState::Up});
        }
        const auto value = measure(ruleFor(Measure::RedisDown), minutes, afterMinute(int(states.size()) - 1));
        QCOMPARE(value.value_or(-1), expected);
    }

    void newsAreOldAfterSomeMinutes()
    {
        RecentMinutes minutes;
        minutes.redis[noon].add({.redis = PartState::Down});
        const QDateTime last = noon.addDuration(oldestNews + 1min);
        QCOMPARE(measure(ruleFor(Measure::RedisDown), minutes, last), 1.0);
        QVERIFY(!measure(ruleFor(Measure::RedisDown), minutes, last.addMSecs(1)));
    }

    void oneProgramWithoutRedisIsEnough()
    {
        MinuteOfRedis minute;
        minute.add({.redis = PartState::Up});
        QVERIFY(!minute.isDown);
        minute.add({.redis = PartState::Down});
        minute.add({.redis = PartState::Unused});
        QVERIFY(minute.isDown);
    }

    void sharesAreOfTheWindow()
    {
        RecentMinutes minutes;
        minutes.tallies[noon] = locks(0, 100); // six minutes ago
        minutes.tallies[noon.addSecs(60)] = locks(90, 10);
        minutes.tallies[noon.addSecs(300)] = locks(90, 10);
        QCOMPARE(measure(ruleFor(Measure::LockFailureShare), minutes, afterMinute(5)), 10.0);
    }

    void fewTellNothing()
    {
        RecentMinutes minutes;
        QVERIFY(!measure(ruleFor(Measure::LockFailureShare), minutes, noon));
        minutes.tallies[noon] = locks(leastToJudge - 2, 1);
        QVERIFY(!measure(ruleFor(Measure::LockFailureShare), minutes, afterMinute(0)));
        QVERIFY(!measure(ruleFor(Measure::LockWaitMean), minutes, afterMinute(0)));
        QVERIFY(!measure(ruleFor(Measure::DurationP95), minutes, afterMinute(0)));
        minutes.tallies[noon] = locks(leastToJudge - 1, 1);
        QCOMPARE(measure(ruleFor(Measure::LockFailureShare), minutes, afterMinute(0)), 10.0);
    }

    void withoutRedisTheLockOfTheDatabaseCounts()
    {
        Tally tally;
        tally.duration.add(1ms, 15);
        tally.errors.insert(u"LOCK_TIMEOUT"_s, 5);
        RecentMinutes minutes;
        minutes.tallies[noon] = tally;
        QCOMPARE(measure(ruleFor(Measure::LockFailureShare), minutes, afterMinute(0)), 25.0);
    }

    void waitsAndDurationsAreInSeconds()
    {
        Tally tally = locks(20, 0, 1500ms);
        tally.duration.add(100ms, 90);
        tally.duration.add(3s, 10);
        RecentMinutes minutes;
        minutes.tallies[noon] = tally;
        QCOMPARE(measure(ruleFor(Measure::LockWaitMean), minutes, afterMinute(0)), 1.5);
        const auto slow = measure(ruleFor(Measure::DurationP95), minutes, afterMinute(0));
        QVERIFY(slow && *slow > 2.9 && *slow < 3.1);
    }

    void oneFailureOfTheDatabaseIsEnough()
    {
        RecentMinutes minutes;
        const Rule rule = ruleFor(Measure::StoreFailures);
        QVERIFY(!measure(rule, minutes, afterMinute(9)));
        minutes.redis[noon.addSecs(60 * 9)].add({});
        minutes.tallies[noon.addSecs(60 * 9)].errors.insert(u"NUMBER_TAKEN"_s, 5);
        QCOMPARE(measure(rule, minutes, afterMinute(9)), 0.0);
        QVERIFY(!isOver(rule, 0));
        minutes.tallies[noon.addSecs(60 * 2)].errors.insert(u"DB_ERROR"_s, 9); // beyond the window
        minutes.tallies[noon.addSecs(60 * 6)].errors.insert(u"DB_ERROR"_s, 1);
        QCOMPARE(measure(rule, minutes, afterMinute(9)), 1.0);
        QVERIFY(isOver(rule, 1));
    }

    void retriesAreOfTheHour()
    {
        RecentMinutes minutes;
        const Rule rule = ruleFor(Measure::Retries);
        QVERIFY(!measure(rule, minutes, afterMinute(90)));
        minutes.redis[noon.addSecs(60 * 90)].add({});
        QCOMPARE(measure(rule, minutes, afterMinute(90)), 0.0);
        for (const int minute : {20, 31, 90})
            minutes.tallies[noon.addSecs(60 * minute)].retries.add(2, 25);
        QCOMPARE(measure(rule, minutes, afterMinute(90)), 100.0);
    }

    void isQuietWhereAProgramLivesAndNothingFails_data()
    {
        QTest::addColumn<Measure>("measure");
        QTest::addColumn<Tally>("tally"); // of a minute in the window
        QTest::addColumn<bool>("isStoreDown");
        QTest::addColumn<bool>("isQuiet");
        Tally failed;
        failed.errors.insert(u"DB_ERROR"_s, 1);
        Tally slow;
        slow.duration.add(10s, 3);
        Tally fast;
        fast.duration.add(10ms, 3);
        const auto share = Measure::LockFailureShare;
        QTest::newRow("nothing drawn") << share << Tally() << false << true;
        QTest::newRow("few drawn") << share << locks(3, 0) << false << true;
        QTest::newRow("few drawn, one lock failed") << share << locks(3, 1) << false << false;
        QTest::newRow("nothing drawn, one request failed") << share << failed << false << false;
        QTest::newRow("the store was down") << share << Tally() << true << false;
        QTest::newRow("few and slow") << Measure::DurationP95 << slow << false << false;
        QTest::newRow("few and fast") << Measure::DurationP95 << fast << false << true;
        QTest::newRow("few waited long") << Measure::LockWaitMean << locks(3, 0, 2s) << false << false;
        QTest::newRow("few waited short") << Measure::LockWaitMean << locks(3, 0) << false << true;
        QTest::newRow("Redis is not drawn from") << Measure::RedisDown << Tally() << false << false;
        QTest::newRow("what is of the moment") << Measure::CounterFill << Tally() << false << false;
    }

    void isQuietWhereAProgramLivesAndNothingFails()
    {
        QFETCH(Measure, measure);
        QFETCH(Tally, tally);
        QFETCH(bool, isStoreDown);
        QFETCH(bool, isQuiet);
        RecentMinutes minutes;
        minutes.tallies[noon] = locks(0, 100); // before the window
        minutes.tallies[noon.addSecs(120)] = tally;
        minutes.redis[noon.addSecs(180)].add({.store = isStoreDown ? PartState::Down : PartState::Up});
        for (const int minute : {120, 300})
            minutes.redis[noon.addSecs(minute)].add({});
        const QDateTime since = quietSince(ruleFor(measure), minutes, afterMinute(5));
        QCOMPARE(since, isQuiet ? noon.addSecs(60) : QDateTime());
    }

    /// It may be that it fails so badly that it cannot even write its minutes.
    void isNotQuietWhereNoProgramLives()
    {
        RecentMinutes minutes;
        const Rule rule = ruleFor(Measure::LockFailureShare);
        QVERIFY(!quietSince(rule, minutes, afterMinute(5)).isValid());
        minutes.redis[noon].add({});
        QVERIFY(quietSince(rule, minutes, afterMinute(0)).isValid());
        QVERIFY(!quietSince(rule, minutes, afterMinute(5)).isValid());
    }

    void forgetsWhatIsOld()
    {
        RecentMinutes minutes;
        for (int minute = 0; minute < 5; ++minute) {
            minutes.tallies[noon.addSecs(60 * minute)] = locks(1, 0);
            minutes.redis[noon.addSecs(60 * minute)].add({});
        }
        minutes.forgetBefore(noon.addSecs(180));
        QCOMPARE(minutes.tallies.size(), size_t(2));
        QCOMPARE(minutes.redis.begin()->first, noon.addSecs(180));
    }
};

QTEST_GUILESS_MAIN(MeasuringTest)
#include "measuring_test.moc"
