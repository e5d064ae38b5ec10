#pragma once

#include "core/numbering/calendar.h"

#include <QString>

namespace lekthi::models {

/// What an alert is of: codes, and the time that a counter counts for as it is told everywhere else. label:
/// as the store keeps it, "LCBP3-C2 LETTER คคง. 2026".
QString subjectText(const QString &subject, const QString &label, numbering::Calendar calendar);

} // namespace lekthi::models
