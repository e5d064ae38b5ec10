#pragma once

#include "core/store/counters/drawn_samples.h"
#include "models/alerts/alert_course.h"

namespace lekthi::models {

/// What is known of a counter at one moment.
struct CounterUseNow
{
    qint64 lastNumber = 0;
    qint64 lastThatFits = 0; ///< of the digits of its template; over 0
    QDateTime now;           ///< by the store's clock
};

/// How much of its digits a counter had used over time, in percent at the end of each point: from its first
/// number, or two years before the alert began, until now or a while after the alert's end. Between two
/// samples the lower one counts, so that no value is higher than it was. Nothing is known before the first
/// sample. samples: as drawnSamples gives them. Pure.
AlertCourse counterCourse(const AlertEpisode &episode, const QList<store::DrawnSample> &samples,
                          const CounterUseNow &use);

} // namespace lekthi::models
