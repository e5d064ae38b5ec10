#pragma once

#include "core/store/log/error_entry.h"
#include "models/ledger/ledger_text.h"
#include "models/lists/list_export.h"

namespace lekthi::models {

/// All that the filter lets through, newest first, with the names of lekthictl; times are UTC, accounts as
/// the store has them. Reading fails as latestErrors().
ExportSource errorExport(const store::ErrorFilter &filter, const LedgerNames &names);

} // namespace lekthi::models
