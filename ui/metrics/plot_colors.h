#pragma once

#include "models/metrics/metric_plots.h"

#include <QColor>
#include <QString>

#include <optional>

namespace lekthi::ui {

/// The theme's colour for a series. UI thread only.
QColor colorOf(models::SeriesTone tone);

/// Names of the series in their colours as rich text; with a point also their values at it, where they are
/// known. What comes from the store is escaped.
QString legendText(const models::MetricPlot &plot, std::optional<size_t> point);

} // namespace lekthi::ui
