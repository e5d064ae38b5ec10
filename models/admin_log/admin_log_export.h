#pragma once

#include "core/store/log/admin_entry.h"
#include "models/lists/list_export.h"

namespace lekthi::models {

/// All that the filter lets through, newest first, with names as in the store; times are UTC. Reading fails
/// as adminLogPage().
ExportSource adminLogExport(const store::AdminLogFilter &filter);

} // namespace lekthi::models
