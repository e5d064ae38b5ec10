#pragma once

#include "core/metrics/span.h"
#include "core/store/metrics/minute_range.h"

#include <vector>

namespace lekthi::models {

/// By what stretches a range is read and drawn.
struct Sampling
{
    metrics::Grain grain = metrics::Grain::Minute;
    int together = 1; ///< so many of them make one point

    std::chrono::seconds length() const { return metrics::lengthOf(grain) * together; }
    bool operator==(const Sampling &) const = default;
};

/// Points of a range at most, whatever its length.
inline constexpr int mostPoints = 1'500;

/// The finest sampling of a range that its points do not outnumber mostPoints and that the store still keeps
/// at its beginning (listSpans).
Sampling samplingFor(const store::MinuteRange &range, const QDateTime &now);

/// One point of all plots.
struct MetricPoint
{
    QDateTime start;
    bool isKnown = false; ///< an allocator lived: what was not drawn is 0. Else nothing is known
    bool isPartial =
        false; ///< it is not over yet, or some of its minutes are missing at its beginning or end
    metrics::Span span;
};

/// What was drawn in a range, point by point without a gap between the points.
struct MetricPoints
{
    store::MinuteRange range;
    Sampling sampling;
    std::vector<MetricPoint> points;
    metrics::Span together; ///< all points added up

    bool isKnown() const { return together.coverage.minutes > 0; }
};

/// spans: of the sampling's grain, ordered, as listSpans gives them.
MetricPoints metricPoints(const store::MinuteRange &range, const Sampling &sampling,
                          const std::vector<metrics::Span> &spans, const QDateTime &now);

/// The range of the same length before it.
store::MinuteRange rangeBefore(const store::MinuteRange &range);

/// The whole points of the sampling that hold the range; days are those of Bangkok.
store::MinuteRange wholePoints(const store::MinuteRange &range, const Sampling &sampling);

} // namespace lekthi::models
