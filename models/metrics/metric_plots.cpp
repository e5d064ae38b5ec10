#include "models/metrics/metric_plots.h"
#include "models/errors/error_text.h"

#include "core/numbering/translated.h"
#include "models/metrics/metric_targets.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <set>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using metrics::Histogram;
using metrics::Tally;

namespace {

using Value = std::function<double(const MetricPoint &)>;

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

double milliseconds(const std::optional<Histogram::Duration> &duration)
{
    return duration ? double(duration->count()) / 1000 : nothing;
}

double lockSuccess(const Tally &tally)
{
    const qint64 asked = tally.locksAsked();
    return asked == 0 ? nothing : percent * double(tally.lockWait.count()) / double(asked);
}

std::vector<double> valuesOf(const MetricPoints *points, const Value &value)
{
    std::vector<double> values;
    if (!points)
        return values;
    values.reserve(points->points.size());
    for (const MetricPoint &point : points->points)
        values.push_back(point.isKnown ? value(point) : nothing);
    return values;
}

/// Makes the series of both ranges alike.
class Maker
{
public:
    Maker(const MetricPoints &now, const MetricPoints *before)
        : m_now(now)
        , m_before(before)
    {
    }

    MetricSeries series(const QString &key, const QString &title, SeriesTone tone, const Value &value) const
    {
        MetricSeries made{key, title, tone, valuesOf(&m_now, value), valuesOf(m_before, value)};
        if (m_before)
            made.before.resize(made.values.size(), nothing);
        return made;
    }

    std::vector<MetricSeries> quantiles(const QString &key, Histogram Tally::*histogram) const
    {
        const auto quantile = [&](const char *name, double share, SeriesTone tone) {
            return series(u"%1_%2_ms"_s.arg(key, QLatin1StringView(name)), QString::fromLatin1(name), tone,
                          [=](const MetricPoint &point) {
                              return milliseconds((point.span.tally.*histogram).quantile(share));
                          });
        };
        return {quantile("p99", 0.99, SeriesTone::Third), quantile("p95", 0.95, SeriesTone::Second),
                quantile("p50", 0.5, SeriesTone::First)};
    }

    std::vector<MetricSeries> errors() const;
    std::vector<MetricSeries> retries() const;
    std::vector<MetricSeries> states() const;

private:
    const MetricPoints &m_now;
    const MetricPoints *const m_before;
};

std::vector<MetricSeries> Maker::errors() const
{
    std::set<QString> classes;
    for (const MetricPoints *points : {&m_now, m_before}) {
        if (!points)
            continue;
        for (const QString &name : points->together.tally.errors.keys())
            classes.insert(name);
    }
    constexpr std::array tones{SeriesTone::Error,  SeriesTone::Warning, SeriesTone::Third,
                               SeriesTone::Second, SeriesTone::Fourth,  SeriesTone::First};
    std::vector<MetricSeries> all;
    all.reserve(classes.size());
    for (const QString &name : classes)
        all.push_back(series(
            u"errors_%1"_s.arg(name.toLower()), errorTypeText(name), tones.at(all.size() % tones.size()),
            [name](const MetricPoint &point) { return double(point.span.tally.errors.value(name)); }));
    return all;
}

std::vector<MetricSeries> Maker::retries() const
{
    struct Band
    {
        int from;
        int until;
        const char16_t *title;
        SeriesTone tone;
    };
    constexpr std::array bands{Band{1, 1, u"1×", SeriesTone::First}, Band{2, 3, u"2–3×", SeriesTone::Second},
                               Band{4, 10, u"4–10×", SeriesTone::Warning},
                               Band{11, 11, u">10×", SeriesTone::Error}};
    std::vector<MetricSeries> all;
    all.reserve(bands.size());
    for (const Band &band : bands)
        all.push_back(series(u"requests_retried_%1_to_%2"_s.arg(band.from).arg(band.until),
                             QString::fromUtf16(band.title), band.tone, [band](const MetricPoint &point) {
                                 qint64 requests = 0;
                                 for (int retries = band.from; retries <= band.until; ++retries)
                                     requests += point.span.tally.retries.at(retries);
                                 return double(requests);
                             }));
    return all;
}

std::vector<MetricSeries> Maker::states() const
{
    qint64 mostReplicas = 0;
    for (const auto &[number, minutes] : m_now.together.coverage.replicas)
        mostReplicas = std::max(mostReplicas, number);
    return {series(u"database_up_percent"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Database")),
                   SeriesTone::Good,
                   [](const MetricPoint &point) {
                       const auto &coverage = point.span.coverage;
                       return coverage.allocatorMinutes == 0
                                  ? nothing
                                  : percent - percent * double(coverage.storeDown) /
                                                  double(coverage.allocatorMinutes);
                   }),
            series(u"redis_up_percent"_s, u"Redis"_s, SeriesTone::Good,
                   [](const MetricPoint &point) {
                       const auto &coverage = point.span.coverage;
                       const qint64 used = coverage.redisUp + coverage.redisDown;
                       return used == 0 ? nothing : percent * double(coverage.redisUp) / double(used);
                   }),
            series(u"replication_complete_percent"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Replication")),
                   SeriesTone::Good, [mostReplicas](const MetricPoint &point) {
                       qint64 told = 0;
                       qint64 complete = 0;
                       for (const auto &[number, minutes] : point.span.coverage.replicas) {
                           told += minutes;
                           complete += number == mostReplicas ? minutes : 0;
                       }
                       return told == 0 || mostReplicas == 0 ? nothing
                                                             : percent * double(complete) / double(told);
                   })};
}

double perMinute(const MetricPoint &point)
{
    return double(point.span.tally.numbers) / double(std::max<qint64>(1, point.span.coverage.minutes));
}

/// "+12 %"; empty if there is nothing to compare with.
QString changeText(double now, double before)
{
    if (std::isnan(now) || std::isnan(before) || before == 0)
        return {};
    const double change = percent * (now - before) / before;
    return u"%1%2 %"_s.arg(change < 0 ? u"−"_s : u"+"_s,
                           QLocale::c().toString(std::abs(change), 'f', std::abs(change) < 10 ? 1 : 0));
}

QString grouped(double value, int decimals)
{
    QLocale locale(QLocale::English, QLocale::UnitedStates);
    return locale.toString(value, 'f', decimals);
}

} // namespace

bool MetricPlot::hasValues() const
{
    return std::any_of(series.begin(), series.end(), [](const MetricSeries &one) {
        return std::any_of(one.values.begin(), one.values.end(),
                           [](double value) { return !std::isnan(value); });
    });
}

std::vector<MetricPlot> metricPlots(const MetricPoints &now, const MetricPoints *before)
{
    const Maker make(now, before);
    const auto count = [](qint64 Tally::*member) {
        return [member](const MetricPoint &point) { return double(point.span.tally.*member); };
    };
    std::vector<MetricPlot> plots;
    plots.push_back(
        {u"duration"_s,
         translated(QT_TRANSLATE_NOOP("lekthi", "Allocation time")),
         MetricUnit::Milliseconds,
         PlotForm::Lines,
         true,
         make.quantiles(u"duration"_s, &Tally::duration),
         {{double(normalTarget.count()), translated(QT_TRANSLATE_NOOP("lekthi", "without retry 500"))},
          {double(p95Target.count()), translated(QT_TRANSLATE_NOOP("lekthi", "p95 2,000"))},
          {double(p99Target.count()), translated(QT_TRANSLATE_NOOP("lekthi", "p99 5,000"))}}});
    plots.push_back({u"numbers"_s,
                     translated(QT_TRANSLATE_NOOP("lekthi", "Numbers per minute")),
                     MetricUnit::PerMinute,
                     PlotForm::Bars,
                     false,
                     {make.series(u"numbers_per_minute"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Numbers")),
                                  SeriesTone::First, &perMinute)},
                     {}});
    plots.push_back(
        {u"lockWait"_s,
         translated(QT_TRANSLATE_NOOP("lekthi", "Lock wait")),
         MetricUnit::Milliseconds,
         PlotForm::Lines,
         true,
         make.quantiles(u"lock_wait"_s, &Tally::lockWait),
         {{double(lockWaitAlert.count()), translated(QT_TRANSLATE_NOOP("lekthi", "alert 1,000"))}}});
    plots.push_back({u"lockSuccess"_s,
                     translated(QT_TRANSLATE_NOOP("lekthi", "Lock success rate")),
                     MetricUnit::Percent,
                     PlotForm::Lines,
                     false,
                     {make.series(u"lock_success_percent"_s,
                                  translated(QT_TRANSLATE_NOOP("lekthi", "Success rate")), SeriesTone::First,
                                  [](const MetricPoint &point) { return lockSuccess(point.span.tally); })},
                     {{lockSuccessTarget, translated(QT_TRANSLATE_NOOP("lekthi", "alert 95"))}}});
    plots.push_back({u"errors"_s,
                     translated(QT_TRANSLATE_NOOP("lekthi", "Errors by class")),
                     MetricUnit::Count,
                     PlotForm::Stack,
                     false,
                     make.errors(),
                     {}});
    plots.push_back({u"retries"_s,
                     translated(QT_TRANSLATE_NOOP("lekthi", "Requests by retries")),
                     MetricUnit::Count,
                     PlotForm::Stack,
                     false,
                     make.retries(),
                     {}});
    plots.push_back(
        {u"fallbacks"_s,
         translated(QT_TRANSLATE_NOOP("lekthi", "Fallbacks and skipped numbers")),
         MetricUnit::Count,
         PlotForm::Stack,
         false,
         {make.series(
              u"fallbacks"_s,
              translated(QT_TRANSLATE_NOOP("lekthi", "Allocated under the database lock or after a retry")),
              SeriesTone::Warning, count(&Tally::fallbacks)),
          make.series(u"skipped"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Taken numbers skipped")),
                      SeriesTone::Second, count(&Tally::skipped))},
         {}});
    plots.push_back({u"states"_s,
                     translated(QT_TRANSLATE_NOOP("lekthi", "Database, Redis and replication")),
                     MetricUnit::Percent,
                     PlotForm::Lanes,
                     false,
                     make.states(),
                     {}});
    return plots;
}

std::vector<MetricTile> metricTiles(const MetricPoints &now, const MetricPoints *before)
{
    const auto tile = [&](const QString &name, const QString &title, MetricUnit unit, const QString &note,
                          const std::function<double(const Tally &)> &value,
                          const std::function<bool(double)> &bad) {
        const double known = now.isKnown() ? value(now.together.tally) : nothing;
        const double earlier = before && before->isKnown() ? value(before->together.tally) : nothing;
        return MetricTile{name,
                          title,
                          unit == MetricUnit::Count ? numberText(known, unit) : valueText(known, unit),
                          note,
                          changeText(known, earlier),
                          !std::isnan(known) && bad(known)};
    };
    return {tile(
                u"numbers"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Numbers allocated")), MetricUnit::Count,
                {}, [](const Tally &tally) { return double(tally.numbers); }, [](double) { return false; }),
            tile(u"lockSuccess"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Lock success rate")),
                 MetricUnit::Percent, {}, &lockSuccess,
                 [](double value) { return value < lockSuccessTarget; }),
            tile(
                u"duration"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Allocation time, p95")),
                MetricUnit::Milliseconds, translated(QT_TRANSLATE_NOOP("lekthi", "target 2,000")),
                [](const Tally &tally) { return milliseconds(tally.duration.quantile(0.95)); },
                [](double value) { return value > double(p95Target.count()); }),
            tile(
                u"retries"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Retries")), MetricUnit::Count, {},
                [](const Tally &tally) { return double(tally.retries.sum()); }, [](double) { return false; }),
            tile(
                u"errors"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Errors")), MetricUnit::Count, {},
                [](const Tally &tally) { return double(tally.failures()); },
                [](double value) { return value > 0; })};
}

QString numberText(double value, MetricUnit unit)
{
    if (std::isnan(value))
        return u"–"_s;
    switch (unit) {
    case MetricUnit::Percent:
        return grouped(value, value == std::floor(value) ? 0 : 2);
    case MetricUnit::Count:
        return grouped(value, 0);
    case MetricUnit::Seconds:
    case MetricUnit::Minutes:
        return grouped(value, value == std::floor(value) ? 0 : 2);
    case MetricUnit::Milliseconds:
    case MetricUnit::PerMinute:
        break;
    }
    if (value == 0)
        return u"0"_s;
    return grouped(value, value < 1 ? 2 : value < 100 ? 1 : 0);
}

QString unitText(MetricUnit unit)
{
    switch (unit) {
    case MetricUnit::Milliseconds:
        return u"ms"_s;
    case MetricUnit::Seconds:
        return translated(QT_TRANSLATE_NOOP("lekthi", "s"));
    case MetricUnit::Minutes:
        return translated(QT_TRANSLATE_NOOP("lekthi", "min"));
    case MetricUnit::Percent:
        return u"%"_s;
    case MetricUnit::PerMinute:
        return translated(QT_TRANSLATE_NOOP("lekthi", "per min"));
    case MetricUnit::Count:
        return {};
    }
    Q_UNREACHABLE();
}

QString valueText(double value, MetricUnit unit)
{
    const QString sign = unitText(unit);
    return std::isnan(value) || sign.isEmpty() ? numberText(value, unit)
                                               : numberText(value, unit) + u' ' + sign;
}

QString samplingText(const Sampling &sampling)
{
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(sampling.length());
    const int count = sampling.together;
    const int minuteCount = int(minutes.count());
    switch (sampling.grain) {
    case metrics::Grain::Minute:
    case metrics::Grain::FiveMinutes:
        return QCoreApplication::translate("lekthi", "%n minutes", "length of a stretch of time",
                                           minuteCount);
    case metrics::Grain::Hour:
        return QCoreApplication::translate("lekthi", "%n hours", "length of a stretch of time", count);
    case metrics::Grain::Day:
        return QCoreApplication::translate("lekthi", "%n days", "length of a stretch of time", count);
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::models
