#pragma once

#include "core/numbering/calendar.h"

#include <QDateTime>
#include <QString>

namespace lekthi::models {

/// Date and time for a person, in the time zone of documents and the language of the program. instant: in any
/// zone.
QString timeText(const QDateTime &instant, numbering::Calendar calendar);

} // namespace lekthi::models
