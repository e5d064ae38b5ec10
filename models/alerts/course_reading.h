#pragma once

#include "core/numbering/running_out.h"
#include "core/store/session/connection.h"
#include "models/alerts/alert_course.h"

#include <QDate>

#include <optional>

namespace lekthi::models {

/// How the measure of an alert went over time, read at one moment.
struct CourseReading
{
    AlertCourse course;
    std::optional<numbering::Outlook> outlook; ///< of a counter: when its digits end
    QDate today;                               ///< that the outlook is of
};

/// Whether there is something to read: minutes of those that draw, or the numbers of a counter.
bool hasCourse(alerts::Measure measure);

/// Nothing where the alert is of a counter that is gone, or whose template tells no end of its digits. Any
/// thread but the UI's; takes part of a second.
store::Result<std::optional<CourseReading>> readCourse(store::Connection &connection,
                                                       const alerts::Rule &rule, const AlertEpisode &episode);

} // namespace lekthi::models
