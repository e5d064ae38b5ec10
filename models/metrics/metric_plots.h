#pragma once

#include "models/metrics/metric_points.h"

#include <QString>

#include <optional>
#include <vector>

namespace lekthi::models {

enum class MetricUnit { Milliseconds, Seconds, Minutes, Percent, PerMinute, Count };

enum class PlotForm {
    Lines,
    Bars,
    Stack, ///< bars of several series on top of each other
    Lanes, ///< each series a lane: how much of the time it was well, in percent
};

/// What colour a series has; the theme knows which that is.
enum class SeriesTone { First, Second, Third, Fourth, Good, Warning, Error };

/// Values over time. Not a number: nothing is known, or there was nothing to measure; never 0.
struct MetricSeries
{
    QString key;   ///< stable, for exports: "duration_p95_ms"
    QString title; ///< in the language of the program: "p95"
    SeriesTone tone = SeriesTone::First;
    std::vector<double> values; ///< one for each point
    std::vector<double> before; ///< of the range before; empty unless they are compared
};

/// A line that values should not pass (3.11.9).
struct MetricTarget
{
    double value = 0;
    QString title;
};

/// A stretch of time that is shaded.
struct MetricStretch
{
    QDateTime from;
    QDateTime until;
    QString title;
    SeriesTone tone = SeriesTone::First;
};

/// A moment that is marked by a line with its name.
struct MetricMoment
{
    QDateTime at;
    QString title;
};

struct MetricPlot
{
    QString name; ///< stable: "duration"
    QString title;
    MetricUnit unit = MetricUnit::Count;
    PlotForm form = PlotForm::Lines;
    bool isLogarithmic = false;
    std::vector<MetricSeries> series;
    std::vector<MetricTarget> targets;
    bool startsAtZero = false; ///< the axis goes from 0 to the highest value or target, whatever the unit
    std::vector<MetricStretch> stretches{};
    std::vector<MetricMoment> moments{}; ///< ordered

    /// Whether any value is known.
    bool hasValues() const;
};

/// All plots of the page, in its order; also those without a value. before: of the range before, or nullptr.
std::vector<MetricPlot> metricPlots(const MetricPoints &now, const MetricPoints *before = nullptr);

/// A number of the whole range, large above the plots.
struct MetricTile
{
    QString name;
    QString title;
    QString value;    ///< "18,402"; "–": nothing is known
    QString note;     ///< unit or target
    QString compared; ///< against the range before: "+12 %"; may be empty
    bool isBad = false;
};

std::vector<MetricTile> metricTiles(const MetricPoints &now, const MetricPoints *before = nullptr);

/// A value for a person: "4.1 ms", "99.97 %", "1,204"; "–" for what is not a number.
QString valueText(double value, MetricUnit unit);
/// The same without the unit, for tables and axes.
QString numberText(double value, MetricUnit unit);
QString unitText(MetricUnit unit); ///< "ms", "%", "per min"; empty for counts

/// How long a point is: "1 minute", "3 hours".
QString samplingText(const Sampling &sampling);

} // namespace lekthi::models
