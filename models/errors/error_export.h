#pragma once

#include "core/store/log/error_entry.h"
#include "models/errors/error_model.h"
#include "models/ledger/ledger_text.h"
#include "models/lists/list_report.h"

namespace lekthi::models {

/// An error for other programs: names and times are those of the store. login: of whoever asked; empty where
/// nobody is known.
ExportFields errorFields(const store::ErrorEntry &entry, const QString &login);

/// All that the filter lets through, newest first. Reading fails as latestErrors().
ExportSource errorExport(const store::ErrorFilter &filter, const LedgerNames &names);

/// The same for paper, in these columns of the shown list. UI thread only.
ExportSource errorReportRows(const ErrorModel &shown, const store::ErrorFilter &filter,
                             const QList<int> &columns);

} // namespace lekthi::models
