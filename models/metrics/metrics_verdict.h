#pragma once

#include "core/metrics/span.h"
#include "models/status/store_status.h"

#include <QString>

#include <chrono>

namespace lekthi::models {

/// How far back "now" reaches.
inline constexpr std::chrono::minutes latelyLength{5};

/// Whether numbering is well now, in a sentence.
struct MetricsVerdict
{
    Standing standing = Standing::Unknown;
    QString text; ///< empty while nothing is known
};

/// lately: all minutes within latelyLength added up, whatever range and filter are shown. The limits are the
/// targets of 3.11.9 and the rules of 3.11.10.2.
MetricsVerdict verdictOf(const metrics::Span &lately);

} // namespace lekthi::models
