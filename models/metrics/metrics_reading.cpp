#include "models/metrics/metrics_reading.h"

#include "models/status/alerts_light.h"

namespace lekthi::models {

using store::Connection;
using store::MinuteRange;
using store::Result;

namespace {

/// Half as much on both sides, so that one can move on while the next answer is under way.
MinuteRange widened(const MinuteRange &range)
{
    const qint64 half = range.from.secsTo(range.until) / 2;
    return {range.from.addSecs(-half), range.until.addSecs(half)};
}

Result<metrics::Span> readLately(Connection &connection, const QDateTime &now)
{
    const MinuteRange range{now.addSecs(-std::chrono::seconds(latelyLength).count()), now};
    return store::listSpans(connection, metrics::Grain::Minute, range)
        .map([](const std::vector<metrics::Span> &minutes) {
            metrics::Span lately;
            for (const metrics::Span &minute : minutes) {
                lately.tally.add(minute.tally);
                lately.coverage.add(minute.coverage);
            }
            return lately;
        });
}

} // namespace

Result<MetricPoints> readPoints(Connection &connection, const MinuteRange &range, const Sampling &sampling,
                                const store::TallyFilter &filter, const QDateTime &now)
{
    return store::listSpans(connection, sampling.grain, wholePoints(range, sampling), filter)
        .map([&](const std::vector<metrics::Span> &spans) {
            return metricPoints(range, sampling, spans, now);
        });
}

Result<MetricsReading> readMetrics(Connection &connection, const MetricsWish &wish)
{
    MetricsReading reading;
    reading.now = connection.serverNow();
    reading.range = wish.range.value_or(MinuteRange{reading.now.addSecs(-wish.length.count()), reading.now});
    const MinuteRange read = wish.range ? widened(*wish.range) : reading.range;
    const qint64 back = -reading.range.from.secsTo(reading.range.until);
    const MinuteRange earlier{read.from.addSecs(back), read.until.addSecs(back)};
    const Sampling sampling = samplingFor(wish.compares ? earlier : read, reading.now);
    auto points = readPoints(connection, read, sampling, wish.filter, reading.now);
    if (!points)
        return tl::unexpected(points.error());
    reading.points = *std::move(points);
    if (wish.compares) {
        auto before = readPoints(connection, earlier, sampling, wish.filter, reading.now);
        if (!before)
            return tl::unexpected(before.error());
        reading.before = *std::move(before);
    }
    return readLately(connection, reading.now)
        .and_then([&](const metrics::Span &lately) {
            reading.lately = lately;
            return store::newestMinute(connection);
        })
        .and_then([&](const store::NewestMinute &newest) {
            reading.newest = newest;
            return lookAtAlerts(connection);
        })
        .map([&](const AlertsLook &look) {
            for (const AlertsLook::Firing &one : look.firing)
                reading.firing.append(one.rule);
            return std::move(reading);
        });
}

Work<store::HotCounters> readingHotCounters(const store::MinuteRange &range, const store::TallyFilter &filter)
{
    return [=](store::Connection &connection) { return store::hotCounters(connection, range, filter); };
}

} // namespace lekthi::models
