#pragma once

#include "models/counters/counter_model.h"
#include "models/counters/counter_rows.h"
#include "models/lists/list_report.h"

namespace lekthi::models {

/// All counters of the wish in its order, whatever page it asks for: for other programs (names as those of
/// lekthictl, codes as the store has them, times in UTC, no next number where none is possible), and for
/// paper in these columns of the shown list. Reading fails as readCounterPage().
ExportSource counterExport(const CounterWish &wish, const store::ReferenceData &reference);
/// UI thread only.
ExportSource counterReportRows(const CounterModel &shown, const CounterWish &wish,
                               const store::ReferenceData &reference, const QList<int> &columns);

} // namespace lekthi::models
