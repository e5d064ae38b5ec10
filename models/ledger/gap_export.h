#pragma once

#include "core/store/reference/reference_data.h"
#include "models/ledger/gap_reading.h"
#include "models/lists/list_export.h"

namespace lekthi::models {

/// Missing numbers for other programs: names are those of lekthictl, times are UTC, codes as the store has
/// them. Reads nothing.
ExportSource gapExport(const QList<audit::NumberGap> &gaps, const store::ReferenceData &reference);

} // namespace lekthi::models
