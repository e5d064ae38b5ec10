#include "models/alerts/alert_course.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using namespace lekthi::models;
using alerts::Measure;
using alerts::Phase;
using alerts::Rule;
using metrics::Grain;
using metrics::Span;
using store::AlertEvent;

namespace {

const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0), Qt::UTC);

QDateTime at(int minutes)
{
    return noon.addSecs(60 * minutes);
}

Rule shipped(const QString &code)
{
    const auto rules = alerts::shippedRules();
    for (const Rule &rule : rules)
        if (rule.code == code)
            return rule;
    qFatal("no such rule");
}

Span minute(int start, std::chrono::milliseconds wait, int locks, bool isRedisDown = false)
{
    Span span;
    span.start = at(start);
    span.coverage.minutes = span.coverage.allocatorMinutes = 1;
    (isRedisDown ? span.coverage.redisDown : span.coverage.redisUp) = 1;
    span.tally.lockWait.add(wait, locks);
    span.tally.duration.add(2 * wait, locks);
    return span;
}

MetricPoints pointsOf(const std::vector<Span> &spans, int from, int until)
{
    return metricPoints({at(from), at(until)}, {}, spans, at(1000));
}

store::AlertTransition transition(AlertEvent event, int minutes, qint64 id)
{
    store::AlertTransition made;
    made.id = id;
    made.rule = u"LOCK_WAIT_SLOW"_s;
    made.episode = 3;
    made.event = event;
    made.threshold = 1.5;
    made.at = at(minutes);
    return made;
}

AlertsKnown knownOf(QList<store::AlertTransition> oldestFirst)
{
    AlertsKnown known;
    for (const Rule &rule : alerts::shippedRules())
        known.rules += store::StoredAlertRule{rule, {}, {}, {}};
    std::reverse(oldestFirst.begin(), oldestFirst.end());
    known.history = oldestFirst;
    return known;
}

/// "12" for a whole number, "-" where nothing is known.
QString textOf(const std::vector<double> &values)
{
    QStringList texts;
    for (const double value : values)
        texts += std::isnan(value) ? u"-"_s : QString::number(value, 'g', 3);
    return texts.join(u' ');
}

QStringList titlesOf(const std::vector<MetricMoment> &moments)
{
    QStringList titles;
    for (const MetricMoment &moment : moments)
        titles += moment.title;
    return titles;
}

} // namespace

/// How the measure of an alert went around it, and what is marked in its plot.
class AlertCourseTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatTheRuleSaw();
    void gapsStayGaps();
    void tooLittleToJudgeIsNoValue();
    void countsMinutesWithoutRedis();
    void takesLongPointsWhole();
    void showsAWhileBeforeUntilTheEnd();
    void showsMoreWhereOnlyHoursAreKept();
    void marksWhatHappened();
    void countsTheThresholdOfItsTime();
    void ofWhatIsAboutToFireNothingFires();
};

void AlertCourseTest::tellsWhatTheRuleSaw()
{
    std::vector<Span> spans;
    for (int i = 0; i < 12; ++i)
        spans.push_back(minute(i, i < 6 ? 0ms : 2000ms, 10));
    MetricPoints points = pointsOf(spans, 0, 12);
    points.range.from = at(5); // what is before is read for the first values alone
    const AlertCourse course = courseOf(shipped(u"LOCK_WAIT_SLOW"_s), points, at(12));
    QCOMPARE(course.window, std::chrono::seconds(5min));
    QCOMPARE(course.points.points.front().start, at(5));
    QCOMPARE(textOf(course.values), u"0 0.4 0.8 1.2 1.6 2 2"_s);
}

void AlertCourseTest::gapsStayGaps()
{
    std::vector<Span> spans;
    for (const int i : {0, 1, 2, 6, 7})
        spans.push_back(minute(i, 1000ms, 10));
    const AlertCourse course = courseOf(shipped(u"LOCK_WAIT_SLOW"_s), pointsOf(spans, 0, 8), at(8));
    QCOMPARE(textOf(course.values), u"1 1 1 - - - 1 1"_s);
    const MetricPlot plot = coursePlot(shipped(u"LOCK_WAIT_SLOW"_s), {}, course);
    QCOMPARE(plot.series.size(), 1U);
    QVERIFY(std::isnan(plot.series[0].values[3]));
}

void AlertCourseTest::tooLittleToJudgeIsNoValue()
{
    const AlertCourse course =
        courseOf(shipped(u"LOCK_WAIT_SLOW"_s), pointsOf({minute(0, 9s, 4), minute(1, 9s, 6)}, 0, 2), at(2));
    QCOMPARE(textOf(course.values), u"- 9"_s);
}

void AlertCourseTest::countsMinutesWithoutRedis()
{
    std::vector<Span> spans;
    for (const int i : {0, 1, 2, 3, 5, 6})
        spans.push_back(minute(i, 1ms, 10, i != 0 && i != 6));
    const AlertCourse course = courseOf(shipped(u"REDIS_UNAVAILABLE"_s), pointsOf(spans, 0, 7), at(7));
    QCOMPARE(textOf(course.values), u"0 1 2 3 - 1 0"_s);
}

void AlertCourseTest::takesLongPointsWhole()
{
    Span hour = minute(0, 3000ms, 40);
    hour.coverage.minutes = 60;
    hour.coverage.redisUp = 50;
    hour.coverage.redisDown = 10;
    const MetricPoints points = metricPoints({at(0), at(120)}, {Grain::Hour, 1}, {hour}, at(1000));
    const AlertCourse waits = courseOf(shipped(u"LOCK_WAIT_SLOW"_s), points, at(1000));
    QCOMPARE(textOf(waits.values), u"3 -"_s);
    QCOMPARE(waits.window, std::chrono::seconds(1h));
    const AlertCourse redis = courseOf(shipped(u"REDIS_UNAVAILABLE"_s), points, at(1000));
    QCOMPARE(textOf(redis.values), u"10 -"_s);
}

void AlertCourseTest::showsAWhileBeforeUntilTheEnd()
{
    AlertEpisode episode;
    episode.began = at(0);
    store::MinuteRange range = courseRange(episode, 5min, at(20));
    QCOMPARE(range.from, at(-30));
    QCOMPARE(range.until, at(20)); // it goes on
    episode.ended = at(20);
    range = courseRange(episode, 1h, at(25));
    QCOMPARE(range.from, at(-120));
    QCOMPARE(range.until, at(25)); // no later than now
    range = courseRange(episode, 1h, at(500));
    QCOMPARE(range.until, at(30));
}

void AlertCourseTest::showsMoreWhereOnlyHoursAreKept()
{
    AlertEpisode episode;
    episode.began = at(0);
    episode.ended = at(5);
    const QDateTime nextYear = noon.addDays(365);
    const store::MinuteRange range = courseRange(episode, 5min, nextYear);
    const Sampling sampling = samplingFor(range, nextYear);
    QCOMPARE(sampling.grain, Grain::Hour);
    QVERIFY(range.from.secsTo(range.until) / sampling.length().count() >= 12);
    QVERIFY(range.from < episode.began && range.until > episode.ended);
}

void AlertCourseTest::marksWhatHappened()
{
    AlertsKnown known =
        knownOf({transition(AlertEvent::Fired, 0, 1), transition(AlertEvent::Acknowledged, 4, 2),
                 transition(AlertEvent::Resolved, 20, 3)});
    for (store::StoredAlertRule &one : known.rules)
        one.rule.hold = 2min;
    store::AlertSilence silence;
    silence.rule = u"LOCK_WAIT_SLOW"_s;
    silence.madeAt = at(6);
    silence.until = at(60);
    silence.endedAt = at(9);
    store::AlertSilence earlier = silence;
    earlier.madeAt = at(-60);
    earlier.endedAt = at(-50);
    known.silences = {silence, earlier};
    const auto episode = episodeOf(known, episodeId(u"LOCK_WAIT_SLOW"_s, {}, 3));
    QVERIFY(episode);
    QCOMPARE(episode->began, at(-2));
    QCOMPARE(episode->ended, at(20));
    const MetricPlot plot =
        coursePlot(shipped(u"LOCK_WAIT_SLOW"_s), *episode, AlertCourse{{}, {}, 5min, at(90)});
    QCOMPARE(titlesOf(plot.moments),
             (QStringList{u"acknowledged"_s, u"silenced"_s, u"silence ended"_s, u"resolved"_s}));
    QCOMPARE(plot.stretches.size(), 2U);
    QCOMPARE(plot.stretches[0].title, u"Pending"_s);
    QCOMPARE(plot.stretches[0].until, at(0));
    QCOMPARE(plot.stretches[1].title, u"Firing"_s);
    QCOMPARE(plot.stretches[1].until, at(20));
}

void AlertCourseTest::countsTheThresholdOfItsTime()
{
    const AlertsKnown over =
        knownOf({transition(AlertEvent::Fired, 0, 1), transition(AlertEvent::Resolved, 20, 2)});
    const QString id = episodeId(u"LOCK_WAIT_SLOW"_s, {}, 3);
    QCOMPARE(episodeOf(over, id)->threshold, 1.5);
    AlertsKnown firing = knownOf({transition(AlertEvent::Fired, 0, 1)});
    store::Alert alert;
    alert.rule = u"LOCK_WAIT_SLOW"_s;
    alert.episode = 3;
    alert.state.phase = Phase::Firing;
    firing.alerts = {alert};
    QCOMPARE(episodeOf(firing, id)->threshold, 1.0); // the rule was changed since, and this counts now
    const MetricPlot plot = coursePlot(shipped(u"LOCK_WAIT_SLOW"_s), *episodeOf(firing, id), {});
    QCOMPARE(plot.targets.size(), 1U);
    QCOMPARE(plot.targets[0].title, u"allowed 1 s"_s);
}

void AlertCourseTest::ofWhatIsAboutToFireNothingFires()
{
    AlertsKnown known = knownOf({});
    store::Alert alert;
    alert.rule = u"LOCK_WAIT_SLOW"_s;
    alert.state.phase = Phase::Pending;
    alert.state.since = at(3);
    known.alerts = {alert};
    const auto episode = episodeOf(known, episodeId(alert));
    QVERIFY(episode && !episode->fired.isValid() && !episode->ended.isValid());
    const MetricPlot plot =
        coursePlot(shipped(u"LOCK_WAIT_SLOW"_s), *episode, AlertCourse{{}, {}, 5min, at(5)});
    QCOMPARE(plot.stretches.size(), 1U);
    QCOMPARE(plot.stretches[0].from, at(3));
    QCOMPARE(plot.stretches[0].until, at(5));
    QVERIFY(!episodeOf(known, u"LOCK_WAIT_SLOW||99"_s));
}

QTEST_GUILESS_MAIN(AlertCourseTest)
#include "alert_course_test.moc"
