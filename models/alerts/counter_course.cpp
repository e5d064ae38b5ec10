#include "models/alerts/counter_course.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace lekthi::models {

using metrics::Grain;

namespace {

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();
constexpr double percent = 100;
constexpr int mostCounterPoints = 200;
constexpr int longestBefore = 2; // years
constexpr qint64 secondsPerHour = 3600;
constexpr qint64 shortestCounterLead = 24 * secondsPerHour;

constexpr Sampling samplings[] = {{Grain::FiveMinutes, 2}, {Grain::Hour, 1}, {Grain::Hour, 6},
                                  {Grain::Day, 1},         {Grain::Day, 2},  {Grain::Day, 4},
                                  {Grain::Day, 7},         {Grain::Day, 14}, {Grain::Day, 30}};

Sampling samplingOf(const store::MinuteRange &range)
{
    const auto found = std::find_if(std::begin(samplings), std::end(samplings), [&](const Sampling &one) {
        return range.from.secsTo(range.until) / one.length().count() <= mostCounterPoints - 2;
    });
    return found == std::end(samplings) ? *std::prev(found) : *found;
}

store::MinuteRange rangeOf(const AlertEpisode &episode, const QList<store::DrawnSample> &samples,
                           const QDateTime &now)
{
    const QDateTime oldest = episode.began.addYears(-longestBefore);
    const QDateTime latest = std::min(now, episode.began.addSecs(-shortestCounterLead));
    const QDateTime first = samples.isEmpty() ? latest : samples.constFirst().at;
    const QDateTime from = std::max(oldest, std::min(first, latest));
    if (!episode.ended.isValid())
        return {from, now};
    const qint64 trail = std::max(shortestCounterLead, from.secsTo(episode.ended) / 4);
    return {from, std::min(now, episode.ended.addSecs(trail))};
}

} // namespace

AlertCourse counterCourse(const AlertEpisode &episode, const QList<store::DrawnSample> &samples,
                          const CounterUseNow &use)
{
    const store::MinuteRange range = rangeOf(episode, samples, use.now);
    const Sampling sampling = samplingOf(range);
    AlertCourse course{metricPoints(range, sampling, {}, use.now), {}, std::chrono::seconds(0), use.now};
    auto next = samples.cbegin();
    double number = noValue;
    for (MetricPoint &point : course.points.points) {
        const QDateTime end = point.start.addDuration(sampling.length());
        for (; next != samples.cend() && next->at < end; ++next)
            number = double(next->number);
        point.isPartial = end > use.now;
        if (end >= use.now)
            number = double(use.lastNumber);
        course.values.push_back(percent * number / double(use.lastThatFits));
        point.isKnown = !std::isnan(number);
    }
    return course;
}

} // namespace lekthi::models
