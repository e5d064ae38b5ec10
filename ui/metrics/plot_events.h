#pragma once

#include "models/metrics/metric_plots.h"

#include <QDateTime>

#include <vector>

class QCustomPlot;

namespace lekthi::ui {

/// As the axis of time counts them: since 1970.
inline double secondsOf(const QDateTime &time)
{
    return double(time.toMSecsSinceEpoch()) / 1000;
}

/// Shades stretches of time; what is drawn afterwards stands above it. UI thread only.
void addStretches(QCustomPlot &on, const std::vector<models::MetricStretch> &stretches);

/// Marks moments, each name in a row of its own from the top, so that none covers another. The
/// axis of time shows what it is to show already. UI thread only.
void addMoments(QCustomPlot &on, const std::vector<models::MetricMoment> &moments);

/// How much of the axis the names of so many moments take, of what it shows otherwise.
double heightOfMoments(size_t moments);

} // namespace lekthi::ui
