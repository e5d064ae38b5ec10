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
    enum class Lead { Nowhere, BusiestCounters, Alerts };

    Standing standing = Standing::Unknown;
    QString text{};            ///< empty while nothing is known
    Lead lead = Lead::Nowhere; ///< where to look further
};

/// Of the link; empty for nowhere. In the language of the program.
QString leadText(MetricsVerdict::Lead lead);

/// lately: all minutes within latelyLength added up, whatever range and filter are shown. The limits are the
/// targets of 3.11.9 and the rules of 3.11.10.2. firing: the titles of the alerts that fire, critical ones
/// first; nothing is called well beside one.
MetricsVerdict verdictOf(const metrics::Span &lately, const QStringList &firing = {});

} // namespace lekthi::models
