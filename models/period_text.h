#pragma once

#include "core/numbering/calendar.h"
#include "core/numbering/period.h"

#include <QString>

namespace lekthi::models {

/// The stretch of time that a counter counts for, for a person: "พ.ศ. 2568", "ธันวาคม พ.ศ. 2568", "2 ธ.ค.
/// 2568", "Always".
QString periodText(const numbering::Period &period, numbering::Language language,
                   numbering::Calendar calendar);

} // namespace lekthi::models
