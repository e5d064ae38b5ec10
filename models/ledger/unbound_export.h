#pragma once

#include "models/ledger/unbound_numbers.h"
#include "models/lists/list_report.h"

namespace lekthi::models {

/// All numbers without a document that are at least so old, oldest first: for other programs (accounts and
/// codes as the store has them, times in UTC), and for paper as the shown list has them. Reading fails as
/// readingUnbound(). UI thread only.
ExportSource unboundExport(std::chrono::minutes age, const store::ReferenceData &reference);
ExportSource unboundReportRows(const UnboundModel &shown, std::chrono::minutes age,
                               const store::ReferenceData &reference, const QList<int> &columns);

} // namespace lekthi::models
