#pragma once

#include "models/alerts/alert_rows.h"
#include "models/metrics/metric_plots.h"

#include <optional>

namespace lekthi::models {

/// One time that a rule fired, or is about to.
struct AlertEpisode
{
    QString rule;
    QString subject;
    QString label;
    QDateTime began;                      ///< pending, or firing where it never was pending
    QDateTime fired;                      ///< invalid: it does not yet
    QDateTime ended;                      ///< invalid: it goes on
    double threshold = 0;                 ///< that counts, or counted when it fired
    QList<store::AlertTransition> events; ///< oldest first
    QList<store::AlertSilence> silences;  ///< in force at some time of it, oldest first
};

/// From what is known; empty if nothing is known of it. id: as episodeId() gives it.
std::optional<AlertEpisode> episodeOf(const AlertsKnown &known, const QString &id);

/// Whether the minute rows of those that draw tell how the measure went; what is known of the others is no
/// series.
bool isMeasuredByMinutes(alerts::Measure measure);

/// From a while before it began until its end and a little more, or now. window: that values are taken over.
store::MinuteRange courseRange(const AlertEpisode &episode, std::chrono::seconds window,
                               const QDateTime &now);

/// How a measure went over time.
struct AlertCourse
{
    MetricPoints points;
    std::vector<double> values;     ///< in the unit of courseUnit(); not a number: nothing is known
    std::chrono::seconds window{0}; ///< that each value is over; 0: of the moment
    QDateTime now;                  ///< by the store's clock, when it was read
};

/// What the rule saw, or would have seen, at the end of each point. Where points are longer than the rule's
/// window each value is over its point. points: from at least a window before the range. Pure; a part of a
/// second for the longest windows.
AlertCourse courseOf(const alerts::Rule &rule, const MetricPoints &points, const QDateTime &now);

/// The plot of it: threshold, stretches and moments of the episode in the language of the program.
MetricPlot coursePlot(const alerts::Rule &rule, const AlertEpisode &episode, const AlertCourse &course);

} // namespace lekthi::models
