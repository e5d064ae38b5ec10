#pragma once

#include "models/ledger/ledger_model.h"
#include "models/lists/list_report.h"

namespace lekthi::models {

/// All that the filter lets through for paper, in these columns of the shown list, newest first. Reading
/// fails as readLedger(). UI thread only.
ExportSource ledgerReportRows(const LedgerModel &shown, const store::LedgerFilter &filter,
                              const QList<int> &columns);

} // namespace lekthi::models
