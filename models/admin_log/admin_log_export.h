#pragma once

#include "core/store/log/admin_entry.h"
#include "models/admin_log/admin_log_model.h"
#include "models/lists/list_report.h"

namespace lekthi::models {

/// All that the filter lets through, newest first, with names as in the store; times are UTC. Reading fails
/// as adminLogPage().
ExportSource adminLogExport(const store::AdminLogFilter &filter);

/// The same for paper, in these columns of the shown list. nameOf: called in the thread that reads. UI thread
/// only.
ExportSource adminLogReportRows(const AdminLogModel &shown, const store::AdminLogFilter &filter,
                                const QList<int> &columns, AdminLogModel::NameOf nameOf);

} // namespace lekthi::models
