#include "models/metrics/hot_counter_model.h"
#include "models/metrics/metric_table_model.h"
#include "models/metrics/metrics_news.h"
#include "models/metrics/metrics_verdict.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using metrics::Grain;
using metrics::Span;
using models::MetricPlot;
using models::MetricPoints;
using models::MetricSeries;
using models::MetricTableModel;
using models::Sampling;
using store::MinuteRange;

namespace {

const QDateTime now(QDate(2026, 11, 20), QTime(5, 2, 30), Qt::UTC);
constexpr Sampling byMinute{Grain::Minute, 1};

Span minute(const QDateTime &start, qint64 numbers, std::chrono::microseconds duration = 4ms)
{
    Span span;
    span.start = start;
    span.coverage.minutes = 1;
    span.coverage.allocatorMinutes = 1;
    span.coverage.redisUp = 1;
    span.tally.numbers = numbers;
    span.tally.duration.add(duration, numbers);
    span.tally.lockWait.add(duration, numbers);
    return span;
}

const MetricPlot &plotOf(const std::vector<MetricPlot> &plots, const QString &name)
{
    const auto found =
        std::find_if(plots.begin(), plots.end(), [&](const MetricPlot &plot) { return plot.name == name; });
    Q_ASSERT(found != plots.end());
    return *found;
}

const MetricSeries &seriesOf(const std::vector<MetricPlot> &plots, const QString &key)
{
    for (const MetricPlot &plot : plots)
        for (const MetricSeries &series : plot.series)
            if (series.key == key)
                return series;
    qFatal("no such series");
}

} // namespace

/// What the plots of the Metrics page are made of.
class MetricPlotsTest : public QObject
{
    Q_OBJECT

private slots:
    void samplesEveryRange_data();
    void samplesEveryRange();
    void takesWhatTheStoreStillKeeps();
    void tellsGapsFromZeros();
    void addsStretchesUp();
    void marksTheRunningStretch();
    void cutsDaysInBangkok();
    void sharesOfLocks();
    void errorsByClass();
    void retriesByBands();
    void statesOverTime();
    void comparesWithTheRangeBefore();
    void tiles();
    void tableSaysWhatPlotsShow();
    void csvIsForPrograms();
    void newsOfSilence();
    void saysWhetherNumberingIsWell();
    void hotCountersByDrawsAndByWait();
};

void MetricPlotsTest::samplesEveryRange_data()
{
    QTest::addColumn<qint64>("minutes");
    for (const qint64 minutes : {1LL, 15LL, 60LL, 360LL, 400LL, 401LL, 1'440LL, 7'200LL, 10'080LL, 43'200LL,
                                 129'600LL, 525'600LL, 1'051'200LL, 5'256'000LL})
        QTest::addRow("%lld minutes", minutes) << minutes;
}

void MetricPlotsTest::samplesEveryRange()
{
    QFETCH(qint64, minutes);
    for (const int shift : {0, 30, 59 * 60 + 59}) {
        const QDateTime until = now.addSecs(shift);
        const MinuteRange range{until.addSecs(-minutes * 60), until};
        const Sampling sampling = models::samplingFor(range, now);
        const MetricPoints points = models::metricPoints(range, sampling, {}, now);
        QVERIFY(points.points.size() <= size_t(models::mostPoints));
        const size_t rows = points.points.size() * size_t(sampling.together);
        QVERIFY(rows <= 2'210 || sampling.grain == Grain::Day); // of several kilobytes each
        QVERIFY(points.points.front().start <= range.from);
        QVERIFY(points.points.back().start < range.until);
        QVERIFY(points.points.back().start.addSecs(sampling.length().count()) >= range.until);
    }
}

void MetricPlotsTest::takesWhatTheStoreStillKeeps()
{
    const auto of = [](const QDateTime &from, qint64 seconds) {
        return models::samplingFor({from, from.addSecs(seconds)}, now);
    };
    QCOMPARE(of(now.addSecs(-3600), 3600), byMinute);
    QCOMPARE(of(now.addDays(-1), 86'400), (Sampling{Grain::FiveMinutes, 1}));
    QCOMPARE(of(now.addDays(-200), 3600), (Sampling{Grain::Hour, 1}));
    QCOMPARE(of(now.addDays(-4 * 365), 3600), (Sampling{Grain::Day, 1}));
}

void MetricPlotsTest::tellsGapsFromZeros()
{
    const QDateTime from = now.addSecs(-150 - 9 * 60);
    const MinuteRange range{from, now};
    const std::vector<Span> spans{minute(from, 5), minute(from.addSecs(60), 0), minute(from.addSecs(240), 7)};
    const auto plots = models::metricPlots(models::metricPoints(range, byMinute, spans, now));
    const auto &numbers = seriesOf(plots, u"numbers_per_minute"_s).values;
    QCOMPARE(numbers[0], 5);
    QCOMPARE(numbers[1], 0);
    QVERIFY(std::isnan(numbers[2]) && std::isnan(numbers[3]));
    QCOMPARE(numbers[4], 7);
    const auto &duration = seriesOf(plots, u"duration_p95_ms"_s).values;
    QCOMPARE(duration[0], 4);
    QVERIFY2(std::isnan(duration[1]), "what was not drawn took no time, not 0 ms");
    const auto nothing = models::metricPlots(models::metricPoints(range, byMinute, {}, now));
    for (const MetricPlot &plot : nothing)
        QVERIFY(!plot.hasValues());
}

void MetricPlotsTest::addsStretchesUp()
{
    const Sampling sampling{Grain::FiveMinutes, 2};
    const QDateTime from(QDate(2026, 11, 20), QTime(3, 0), Qt::UTC);
    Span one = minute(from, 30);
    one.coverage.minutes = 5;
    Span other = minute(from.addSecs(300), 10, 100ms);
    other.coverage.minutes = 3; // two are missing: they are unknown, not 0
    const auto points = models::metricPoints({from, from.addSecs(1200)}, sampling, {one, other}, now);
    QCOMPARE(points.points.size(), size_t(2));
    const auto plots = models::metricPlots(points);
    QCOMPARE(seriesOf(plots, u"numbers_per_minute"_s).values[0], 40.0 / 8);
    QVERIFY(std::abs(seriesOf(plots, u"duration_p99_ms"_s).values[0] - 100) < 2);
    QCOMPARE(points.together.tally.numbers, 40);
}

void MetricPlotsTest::marksTheRunningStretch()
{
    const Sampling sampling{Grain::Hour, 1};
    const QDateTime hour(QDate(2026, 11, 20), QTime(4, 0), Qt::UTC);
    const auto points =
        models::metricPoints({hour, now}, sampling, {minute(hour, 1), minute(hour.addSecs(3600), 1)}, now);
    QCOMPARE(points.points.size(), size_t(2));
    QVERIFY(!points.points[0].isPartial);
    QVERIFY(points.points[1].isPartial);
}

void MetricPlotsTest::cutsDaysInBangkok()
{
    const QDateTime midnight(QDate(2026, 11, 18), QTime(17, 0), Qt::UTC);
    const MinuteRange whole =
        models::wholePoints({midnight.addSecs(60), midnight.addSecs(120)}, {Grain::Day, 1});
    QCOMPARE(whole.from, midnight);
    QCOMPARE(whole.until, midnight.addDays(1));
}

void MetricPlotsTest::sharesOfLocks()
{
    const QDateTime from = now.addSecs(-150);
    Span span = minute(from, 3);
    span.tally.lockFailures[u"timeout"_s] = 1;
    const auto plots = models::metricPlots(
        models::metricPoints({from, now}, byMinute, {span, minute(from.addSecs(60), 0)}, now));
    const auto &success = seriesOf(plots, u"lock_success_percent"_s).values;
    QCOMPARE(success[0], 75);
    QVERIFY2(std::isnan(success[1]), "nobody asked for a lock");
}

void MetricPlotsTest::errorsByClass()
{
    const QDateTime from = now.addSecs(-150);
    Span span = minute(from, 3);
    span.tally.errors = {{u"LOCK_TIMEOUT"_s, 2}, {u"DB_ERROR"_s, 1}};
    const auto plots = models::metricPlots(models::metricPoints({from, now}, byMinute, {span}, now));
    QCOMPARE(plotOf(plots, u"errors"_s).series.size(), size_t(2));
    QCOMPARE(seriesOf(plots, u"errors_lock_timeout"_s).values[0], 2);
    QCOMPARE(seriesOf(plots, u"errors_lock_timeout"_s).title, u"Lock timeout"_s);
    QCOMPARE(seriesOf(plots, u"errors_db_error"_s).values[0], 1);
}

void MetricPlotsTest::retriesByBands()
{
    const QDateTime from = now.addSecs(-150);
    Span span = minute(from, 3);
    for (const int retries : {0, 0, 1, 2, 3, 3, 10, 11, 40})
        span.tally.retries.add(retries);
    const auto plots = models::metricPlots(models::metricPoints({from, now}, byMinute, {span}, now));
    QCOMPARE(seriesOf(plots, u"requests_retried_1_to_1"_s).values[0], 1);
    QCOMPARE(seriesOf(plots, u"requests_retried_2_to_3"_s).values[0], 3);
    QCOMPARE(seriesOf(plots, u"requests_retried_4_to_10"_s).values[0], 1);
    QCOMPARE(seriesOf(plots, u"requests_retried_11_to_11"_s).values[0], 2);
}

void MetricPlotsTest::statesOverTime()
{
    const QDateTime from = now.addSecs(-150);
    Span one = minute(from, 3);
    one.coverage.allocatorMinutes = 4;
    one.coverage.redisUp = 1;
    one.coverage.redisDown = 3;
    one.coverage.replicas[1] = 1;
    Span other = minute(from.addSecs(60), 3);
    other.coverage.redisUp = 0;
    other.coverage.storeDown = 1;
    other.coverage.replicas[2] = 1;
    const auto plots = models::metricPlots(models::metricPoints({from, now}, byMinute, {one, other}, now));
    QCOMPARE(seriesOf(plots, u"redis_up_percent"_s).values[0], 25);
    QVERIFY2(std::isnan(seriesOf(plots, u"redis_up_percent"_s).values[1]), "Redis was not used");
    QCOMPARE(seriesOf(plots, u"database_up_percent"_s).values[0], 100);
    QCOMPARE(seriesOf(plots, u"database_up_percent"_s).values[1], 0);
    QCOMPARE(seriesOf(plots, u"replication_complete_percent"_s).values[0], 0); // one copy is missing
    QCOMPARE(seriesOf(plots, u"replication_complete_percent"_s).values[1], 100);
}

void MetricPlotsTest::comparesWithTheRangeBefore()
{
    const MinuteRange range{now.addSecs(-150), now};
    const MinuteRange earlier = models::rangeBefore(range);
    QCOMPARE(earlier.until, range.from);
    QCOMPARE(earlier.from.secsTo(earlier.until), 150);
    const auto points = models::metricPoints(range, byMinute, {minute(range.from, 3)}, now);
    const auto before =
        models::metricPoints(earlier, byMinute, {minute(metrics::minuteOf(earlier.from), 2)}, now);
    const auto plots = models::metricPlots(points, &before);
    const MetricSeries &numbers = seriesOf(plots, u"numbers_per_minute"_s);
    QCOMPARE(numbers.before.size(), numbers.values.size());
    QCOMPARE(numbers.before[0], 2);
    QVERIFY(seriesOf(models::metricPlots(points), u"numbers_per_minute"_s).before.empty());
    QCOMPARE(models::metricTiles(points, &before).front().compared, u"+50 %"_s);
}

void MetricPlotsTest::tiles()
{
    const QDateTime from = now.addSecs(-150);
    Span span = minute(from, 18'402, 3s);
    span.tally.errors[u"DB_ERROR"_s] = 2;
    const auto tiles = models::metricTiles(models::metricPoints({from, now}, byMinute, {span}, now));
    QCOMPARE(tiles[0].value, u"18,402"_s);
    QCOMPARE(tiles[1].value, u"100 %"_s);
    QVERIFY2(tiles[2].isBad, "over the target of 3.11.9.1");
    QVERIFY(tiles[4].isBad);
    const auto unknown = models::metricTiles(models::metricPoints({from, now}, byMinute, {}, now));
    for (const auto &tile : unknown) {
        QCOMPARE(tile.value, u"–"_s);
        QVERIFY(!tile.isBad);
    }
}

void MetricPlotsTest::tableSaysWhatPlotsShow()
{
    const QDateTime from = now.addSecs(-150);
    const auto points = models::metricPoints({from, now}, byMinute,
                                             {minute(from, 5), minute(from.addSecs(120), 8, 1500us)}, now);
    const auto plots = models::metricPlots(points);
    MetricTableModel model;
    QAbstractItemModelTester tester(&model);
    model.setPoints(points, plots, numbering::Calendar::Gregorian);
    QCOMPARE(model.rowCount(), 2); // the minute between is unknown and has no row
    QVERIFY2(model.index(1, 0).data().toString().contains(u"12:00"_s),
             qPrintable(model.index(1, 0).data().toString()));
    int column = 1;
    for (const MetricPlot &plot : plots) {
        for (const MetricSeries &series : plot.series) {
            QCOMPARE(model.index(1, column).data().toString(),
                     models::numberText(series.values[0], plot.unit));
            QCOMPARE(model.index(0, column).data().toString(),
                     models::numberText(series.values[2], plot.unit));
            QVERIFY(
                model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().startsWith(plot.title));
            ++column;
        }
    }
    QCOMPARE(model.columnCount(), column);
}

void MetricPlotsTest::csvIsForPrograms()
{
    const QDateTime from = now.addSecs(-150);
    const auto points =
        models::metricPoints({from, now}, byMinute, {minute(from, 1'205), minute(from.addSecs(120), 0)}, now);
    MetricTableModel model;
    model.setPoints(points, models::metricPlots(points), numbering::Calendar::Buddhist);
    const QList<QByteArray> lines = model.toCsv().split('\n');
    QVERIFY2(lines[0].contains("duration_p95_ms") && lines[0].contains("from"), lines[0].constData());
    QVERIFY2(lines[1].contains("2026-11-20T05:00:00Z") && lines[1].contains("1205"), lines[1].constData());
    QVERIFY2(lines[2].contains("2026-11-20T05:02:00Z") && lines[2].contains("\"\""), lines[2].constData());
}

void MetricPlotsTest::newsOfSilence()
{
    using models::MetricsNews;
    const QDateTime minuteNow = metrics::minuteOf(now);
    const auto news = [&](const QDateTime &newest, const QDateTime &day) {
        return models::newsOf({newest, day}, now);
    };
    QCOMPARE(news({}, {}), MetricsNews::Never);
    QCOMPARE(news({}, minuteNow.addDays(-100)), MetricsNews::Removed);
    QCOMPARE(news(minuteNow.addSecs(-60), minuteNow), MetricsNews::Live);
    QCOMPARE(news(minuteNow.addSecs(-8 * 60), minuteNow), MetricsNews::Stale);
    QVERIFY(models::newsText({minuteNow.addSecs(-8 * 60), minuteNow}, now).contains(u"7 min"_s));
    QVERIFY(models::newsText({minuteNow.addSecs(-60), minuteNow}, now).isEmpty());
}

void MetricPlotsTest::saysWhetherNumberingIsWell()
{
    using models::Standing;
    const Span well = minute(now, 200);
    const auto standing = [](const Span &lately) { return models::verdictOf(lately).standing; };
    const auto text = [](const Span &lately) { return models::verdictOf(lately).text; };
    QCOMPARE(standing({}), Standing::Unknown);
    QVERIFY(text({}).isEmpty());
    QCOMPARE(standing(well), Standing::Good);
    QVERIFY(text(well).contains(u"200"_s) && text(well).contains(u"4.0 ms"_s));
    QCOMPARE(standing(minute(now, 0)), Standing::Good);
    const models::MetricsVerdict beside = models::verdictOf(well, {u"Long lock waits"_s, u"Retries"_s});
    QCOMPARE(beside.standing, Standing::Warning);
    QVERIFY(beside.text.contains(u"Long lock waits"_s) && beside.text.contains(u"2 alerts"_s));
    QCOMPARE(beside.lead, models::MetricsVerdict::Lead::Alerts);

    Span failing = well;
    failing.tally.errors[u"LOCK_TIMEOUT"_s] = 10;
    QCOMPARE(standing(failing), Standing::Warning);
    failing.tally.errors[u"LOCK_TIMEOUT"_s] = 11; // more than 5 % of 211
    QCOMPARE(standing(failing), Standing::Error);
    QVERIFY(text(failing).contains(u"11 of 211"_s));
    QCOMPARE(standing(minute(now, 20, 2'500ms)), Standing::Error);
    Span quick = minute(now, 20, 1'900ms);
    quick.tally.lockWait = well.tally.lockWait;
    QCOMPARE(standing(quick), Standing::Good);
    Span locks = well;
    locks.tally.lockFailures[u"timeout"_s] = 10;
    QCOMPARE(standing(locks), Standing::Good);
    locks.tally.lockFailures[u"timeout"_s] = 11;
    QCOMPARE(standing(locks), Standing::Warning);
    locks.coverage.redisDown = 1; // the cause is said, not what comes of it
    QVERIFY(text(locks).startsWith(u"Redis"_s));
    Span waiting = well;
    waiting.tally.lockWait = {};
    waiting.tally.lockWait.add(1s, 200);
    QCOMPARE(standing(waiting), Standing::Good);
    waiting.tally.lockWait.add(1'400ms, 200);
    QCOMPARE(standing(waiting), Standing::Warning);
    QVERIFY(text(waiting).contains(u"1,200 ms"_s));
    Span away = well;
    away.coverage.storeDown = 1;
    QCOMPARE(standing(away), Standing::Error);
}

void MetricPlotsTest::hotCountersByDrawsAndByWait()
{
    store::HotCounters hot;
    for (int i = 1; i <= 30; ++i)
        hot.counters.push_back(
            {i, {1, i, 2, 6, 0, 0, 0, {2026, 0}}, i * 10, std::chrono::milliseconds(3100 - i * 100), 9ms});
    models::HotCounterModel model{{}};
    QAbstractItemModelTester tester(&model);
    model.setCounters(hot, numbering::Calendar::Gregorian);
    using Model = models::HotCounterModel;
    QCOMPARE(model.rowCount(), Model::most);
    QCOMPARE(model.index(0, Model::Numbers).data().toString(), u"300"_s);
    model.setOrder(Model::Order::Wait);
    QCOMPARE(model.index(0, Model::Numbers).data().toString(), u"10"_s);
    QCOMPARE(model.index(0, Model::WaitTogether).data().toString(), u"3.0"_s);
    QCOMPARE(model.index(0, Model::MeanWait).data().toString(), u"300"_s);
    QCOMPARE(model.index(0, Model::LongestWait).data().toString(), u"9.0"_s);
}

QTEST_GUILESS_MAIN(MetricPlotsTest)
#include "metric_plots_test.moc"
