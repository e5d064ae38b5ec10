#include "models/metrics/metric_points.h"

#include <algorithm>

namespace lekthi::models {

using metrics::Grain;
using metrics::Span;

namespace {

using namespace std::chrono_literals;

// As the store keeps them, less a little, since it removes them when it comes to it.
constexpr auto minutesKept = std::chrono::hours(24 * 89);
constexpr auto hoursKept = std::chrono::hours(24 * 365 * 3);

constexpr Sampling samplings[] = {{Grain::Minute, 1}, {Grain::FiveMinutes, 1}, {Grain::FiveMinutes, 2},
                                  {Grain::Hour, 1},   {Grain::Hour, 3},        {Grain::Day, 1},
                                  {Grain::Day, 7},    {Grain::Day, 30}};
// A row for each allocator, project and type: more of them would take longer than a second.
constexpr int mostMinutes = 400;
// Each is a row of several kilobytes: more of them would take as long.
constexpr int mostStretches = 2'200;

int mostOf(Grain grain)
{
    return grain == Grain::Minute ? mostMinutes : mostStretches;
}

bool isKept(Grain grain, const QDateTime &from, const QDateTime &now)
{
    const std::chrono::seconds age(from.secsTo(now));
    if (grain == Grain::Day)
        return true;
    return age < (grain == Grain::Hour ? std::chrono::seconds(hoursKept) : std::chrono::seconds(minutesKept));
}

bool isPartial(const MetricPoint &point, const Sampling &sampling, const QDateTime &now)
{
    return point.start.addSecs(sampling.length().count()) > now;
}

} // namespace

Sampling samplingFor(const store::MinuteRange &range, const QDateTime &now)
{
    const qint64 seconds = range.from.secsTo(range.until);
    for (const Sampling &sampling : samplings) {
        const bool isFewEnough =
            seconds / sampling.length().count() <= mostPoints - 2 &&
            seconds / metrics::lengthOf(sampling.grain).count() <= mostOf(sampling.grain);
        if (isFewEnough && isKept(sampling.grain, range.from, now))
            return sampling;
    }
    return samplings[std::size(samplings) - 1];
}

store::MinuteRange wholePoints(const store::MinuteRange &range, const Sampling &sampling)
{
    const QDateTime last = metrics::startOf(sampling.grain, range.until.addSecs(-1), sampling.together);
    return {metrics::startOf(sampling.grain, range.from, sampling.together),
            last.addSecs(sampling.length().count())};
}

MetricPoints metricPoints(const store::MinuteRange &range, const Sampling &sampling,
                          const std::vector<Span> &spans, const QDateTime &now)
{
    const store::MinuteRange whole = wholePoints(range, sampling);
    const qint64 length = sampling.length().count();
    MetricPoints result{range, sampling, {}, {}};
    result.points.resize(size_t(whole.from.secsTo(whole.until) / length));
    for (size_t i = 0; i < result.points.size(); ++i)
        result.points[i].start = whole.from.addSecs(qint64(i) * length);
    for (const Span &span : spans) {
        const qint64 position = whole.from.secsTo(span.start) / length;
        if (span.start < whole.from || position >= qint64(result.points.size()))
            continue;
        MetricPoint &point = result.points[size_t(position)];
        point.isKnown = true;
        point.span.tally.add(span.tally);
        point.span.coverage.add(span.coverage);
        result.together.tally.add(span.tally);
        result.together.coverage.add(span.coverage);
    }
    for (MetricPoint &point : result.points)
        point.isPartial = point.isKnown && isPartial(point, sampling, now);
    result.together.start = range.from;
    return result;
}

store::MinuteRange rangeBefore(const store::MinuteRange &range)
{
    return {range.from.addSecs(-range.from.secsTo(range.until)), range.from};
}

} // namespace lekthi::models
