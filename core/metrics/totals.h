#pragma once

#include "core/metrics/minute.h"

#include <QLatin1StringView>
#include <QString>

#include <vector>

namespace lekthi::metrics {

/// One of the sums that only ever grow, as Prometheus wants them (3.11.10.1): the store adds them up when a
/// minute is written, so that asking for them costs the same after ten years.
struct Total
{
    Subject subject;
    QString series; ///< one of series::
    QString
        label; ///< upper end of a bucket in milliseconds or retries, a class of error, a reason; may be empty
    qint64 value = 0;

    bool operator==(const Total &) const = default;
};

/// Stable names: the store keeps them.
namespace series {
inline constexpr QLatin1StringView numbers("numbers");
inline constexpr QLatin1StringView fallbacks("fallbacks");
inline constexpr QLatin1StringView skipped("skipped");
inline constexpr QLatin1StringView errors("errors");              ///< label: class
inline constexpr QLatin1StringView lockFailures("lock_failures"); ///< label: reason
/// Histograms: label "10" counts what took at most 10, "+Inf" all, "sum" adds up (times in microseconds).
inline constexpr QLatin1StringView lockWait("lock_wait");
inline constexpr QLatin1StringView duration("duration");
inline constexpr QLatin1StringView retries("retries");
inline constexpr QLatin1StringView all("+Inf");
inline constexpr QLatin1StringView sum("sum");
} // namespace series

/// The buckets of 3.11.10.1 in milliseconds and retries, from the smallest on.
const std::vector<int> &lockWaitBounds();
const std::vector<int> &durationBounds();
const std::vector<int> &retryBounds();

/// What a tally adds to the totals of its subject; nothing is 0.
std::vector<Total> totalsOf(const Subject &subject, const Tally &tally);

} // namespace lekthi::metrics
