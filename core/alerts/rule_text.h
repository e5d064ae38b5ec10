#pragma once

#include "core/alerts/rule.h"

#include <QString>

namespace lekthi::alerts {

/// The alert in a few words, in the language of the program: "Redis unavailable".
QString title(const Rule &rule);
/// When it fires: "More than 10 % of the locks failed within 5 minutes."
QString condition(const Rule &rule);
/// What it means for numbering and what to do.
QString advice(Measure measure);
/// The command that prints what to do in full, also for those who read the alert elsewhere.
QString runbookCommand(const QString &code);
/// A value with its unit: "12.5 %", "3 min", "1.25 s".
QString valueText(Measure measure, double value);
QString severityText(Severity severity);
/// Why an alert ended without a value. since: the time as the reader is shown times.
QString quietEndText(const QString &since);

} // namespace lekthi::alerts
