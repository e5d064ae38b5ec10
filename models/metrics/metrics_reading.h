#pragma once

#include "core/alerts/rule.h"
#include "core/store/metrics/metrics_spans.h"
#include "core/store/session/connection.h"
#include "models/metrics/metric_points.h"
#include "models/metrics/metrics_verdict.h"
#include "models/session/work.h"

#include <optional>

namespace lekthi::models {

/// What a person wants to see.
struct MetricsWish
{
    std::chrono::seconds length{24 * 3600};
    std::optional<store::MinuteRange> range; ///< empty: the length until now
    store::TallyFilter filter;
    bool compares = false;
};

struct MetricsReading
{
    store::MinuteRange range; ///< that was wanted; more than it may have been read
    QDateTime now;            ///< by the store's clock
    MetricPoints points;
    std::optional<MetricPoints> before;
    metrics::Span lately; ///< of everything, whatever the range and the filter
    store::NewestMinute newest;
    QList<alerts::Rule> firing; ///< rules that fire for anything and are not silenced, critical ones first
};

/// The points of a range in the sampling that fits it; as below.
store::Result<MetricPoints> readPoints(store::Connection &connection, const store::MinuteRange &range,
                                       const Sampling &sampling, const store::TallyFilter &filter,
                                       const QDateTime &now);

/// Any thread but the UI's. A few thousand rows at most, whatever the range.
store::Result<MetricsReading> readMetrics(store::Connection &connection, const MetricsWish &wish);

/// The counters that drew most; of a large store the ledger takes longer than all of the points.
Work<store::HotCounters> readingHotCounters(const store::MinuteRange &range,
                                            const store::TallyFilter &filter);

} // namespace lekthi::models
