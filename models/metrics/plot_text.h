#pragma once

#include "core/numbering/calendar.h"
#include "models/metrics/metric_plots.h"

namespace lekthi::models {

/// A plot in words, for who does not see it: its range, and of each series the last, lowest and highest value
/// with their unit; or that nothing was measured. points: of which the plot's values are.
QString plotText(const MetricPlot &plot, const MetricPoints &points, numbering::Calendar calendar);

} // namespace lekthi::models
