#include "models/alerts/counter_course.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::models;
using store::DrawnSample;

namespace {

const QDateTime noon(QDate(2026, 3, 2), QTime(12, 0), Qt::UTC);

QDateTime day(int days)
{
    return noon.addDays(days);
}

AlertEpisode episode(int began, int ended = 0)
{
    AlertEpisode made;
    made.rule = u"COUNTER_NEARLY_FULL"_s;
    made.subject = u"counter:117"_s;
    made.began = made.fired = day(began);
    if (ended > 0)
        made.ended = day(ended);
    made.threshold = 95;
    return made;
}

/// The value at the end of the point that holds a moment; -1: nothing is known.
double valueAt(const AlertCourse &course, const QDateTime &moment)
{
    const auto length = course.points.sampling.length();
    for (size_t i = 0; i < course.points.points.size(); ++i) {
        const MetricPoint &point = course.points.points[i];
        if (point.start <= moment && moment < point.start.addDuration(length))
            return point.isKnown ? course.values[i] : -1;
    }
    return -2;
}

} // namespace

/// How full a counter was, from the numbers that it drew.
class CounterCourseTest : public QObject
{
    Q_OBJECT

private slots:
    void showsWhatWasUsedAtTheEndOfEachPoint();
    void endsWithWhatIsUsedNow();
    void fallsWithAReset();
    void knowsNothingBeforeTheFirstNumber();
    void endsAWhileAfterTheAlert();
    void goesBackTwoYearsAtMost();
    void hasFewPointsHoweverLong_data();
    void hasFewPointsHoweverLong();
};

void CounterCourseTest::showsWhatWasUsedAtTheEndOfEachPoint()
{
    const AlertCourse course =
        counterCourse(episode(90), {{0, 1, day(0)}, {0, 50, day(40)}, {0, 96, day(90)}}, {96, 100, day(100)});
    QCOMPARE(course.points.points.size(), course.values.size());
    QCOMPARE(valueAt(course, day(20)), 1.0);
    QCOMPARE(valueAt(course, day(60)), 50.0);
    QCOMPARE(valueAt(course, day(95)), 96.0);
    alerts::Rule rule;
    rule.measure = alerts::Measure::CounterFill;
    QCOMPARE(coursePlot(rule, episode(90), course).targets[0].value, 95.0);
}

/// The counter took a register over, which is no number that was drawn.
void CounterCourseTest::endsWithWhatIsUsedNow()
{
    const AlertCourse course =
        counterCourse(episode(9), {{0, 1, day(0)}, {0, 2, day(4)}}, {97, 100, day(10)});
    QCOMPARE(valueAt(course, day(9)), 2.0);
    QCOMPARE(course.values.back(), 97.0);
    QCOMPARE(counterCourse(episode(9), {}, {97, 100, day(10)}).values.back(), 97.0);
}

void CounterCourseTest::fallsWithAReset()
{
    const AlertCourse course =
        counterCourse(episode(30), {{0, 1, day(0)}, {0, 96, day(30)}, {1, 11, day(60)}, {1, 20, day(80)}},
                      {20, 100, day(90)});
    QCOMPARE(valueAt(course, day(45)), 96.0);
    QCOMPARE(valueAt(course, day(70)), 11.0);
    QCOMPARE(course.values.back(), 20.0);
}

void CounterCourseTest::knowsNothingBeforeTheFirstNumber()
{
    const AlertCourse course = counterCourse(episode(1), {{0, 96, day(3)}}, {96, 100, day(10)});
    QVERIFY(course.points.range.from < day(1)); // the alert came before: a register was taken over
    QCOMPARE(valueAt(course, day(1)), -1.0);
    QCOMPARE(valueAt(course, day(5)), 96.0);
}

void CounterCourseTest::endsAWhileAfterTheAlert()
{
    const AlertCourse course =
        counterCourse(episode(40, 48), {{0, 1, day(0)}, {0, 96, day(40)}}, {96, 100, day(900)});
    QCOMPARE(course.points.range.until, day(60));
    QVERIFY(!course.points.points.back().isPartial);
}

void CounterCourseTest::goesBackTwoYearsAtMost()
{
    const AlertCourse course =
        counterCourse(episode(4000), {{0, 1, day(0)}, {0, 96, day(3990)}}, {96, 100, day(4010)});
    QCOMPARE(course.points.range.from, day(4000).addYears(-2));
    QCOMPARE(valueAt(course, day(3500)), 1.0); // what was drawn before counts
}

void CounterCourseTest::hasFewPointsHoweverLong_data()
{
    QTest::addColumn<int>("days");
    for (const int days : {1, 2, 10, 40, 365, 730, 3000})
        QTest::addRow("%d", days) << days;
}

void CounterCourseTest::hasFewPointsHoweverLong()
{
    QFETCH(const int, days);
    const AlertCourse course = counterCourse(episode(days - 1), {{0, 1, day(0)}}, {96, 100, day(days)});
    QVERIFY(course.values.size() <= 200);
    QVERIFY2(course.values.size() >= 20, qPrintable(QString::number(course.values.size())));
}

QTEST_GUILESS_MAIN(CounterCourseTest)
#include "counter_course_test.moc"
