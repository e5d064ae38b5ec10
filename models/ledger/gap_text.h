#pragma once

#include "core/audit/number_gaps.h"

#include <QDateTime>
#include <QString>

#include <functional>

namespace lekthi::models {

/// How whoever asks tells a time.
using TimeTelling = std::function<QString(const QDateTime &)>;

/// Why the numbers are missing, or what to check where nothing says so; a whole sentence.
QString gapReasonText(const audit::NumberGap &gap, const TimeTelling &telling);

/// "7", "4–9".
QString gapRangeText(const audit::NumberGap &gap);

} // namespace lekthi::models
