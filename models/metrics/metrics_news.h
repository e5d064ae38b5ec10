#pragma once

#include "core/store/metrics/metrics_spans.h"

#include <QString>

#include <chrono>

namespace lekthi::models {

/// Whether what is shown is as new as it should be.
enum class MetricsNews {
    Live,    ///< an allocator wrote a minute lately
    Stale,   ///< the last minute is older than it should be
    Removed, ///< allocators lived once, but no minute of theirs is kept
    Never,   ///< no allocator ever wrote a minute
};

/// A minute is written when it is over; one that is missing after this is late.
inline constexpr std::chrono::minutes longestSilence{3};

MetricsNews newsOf(const store::NewestMinute &newest, const QDateTime &now);

/// The sentence for a person: what is the matter and what it means; empty when all is well.
QString newsText(const store::NewestMinute &newest, const QDateTime &now);

} // namespace lekthi::models
