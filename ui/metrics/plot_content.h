#pragma once

#include "models/metrics/metric_plots.h"

#include <vector>

class QCustomPlot;

namespace lekthi::ui {

/// What a plot shows, in the theme's colours: lines, bars or lanes, its targets, and where nothing is known.
/// UI thread only.
class PlotContent
{
public:
    PlotContent() = default;
    /// points: of which the plot's values are. Both are copied.
    PlotContent(const models::MetricPlot &plot, const models::MetricPoints &points);

    const models::MetricPlot &plot() const { return m_plot; }
    /// Replaces the plottables, adds items for the targets and fits the axis of the values.
    void drawOn(QCustomPlot &on) const;

private:
    void addUnknown(QCustomPlot &on) const;
    void addLines(QCustomPlot &on) const;
    void addLine(QCustomPlot &on, const std::vector<double> &values, const QPen &pen) const;
    void addBars(QCustomPlot &on) const;
    void addLanes(QCustomPlot &on) const;
    void addTargets(QCustomPlot &on) const;
    void fitValues(QCustomPlot &on) const;
    void fitLanes(QCustomPlot &on) const;
    double largest() const;
    double smallest() const;
    std::vector<double> sumBefore() const;

    models::MetricPlot m_plot;
    std::vector<double> m_times; ///< the middle of each point
    std::vector<bool> m_isKnown;
    double m_pointLength = 1;
};

} // namespace lekthi::ui
