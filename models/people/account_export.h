#pragma once

#include "core/store/reference/reference_data.h"
#include "models/lists/list_export.h"
#include "models/people/account_rows.h"

namespace lekthi::models {

/// Accounts for other programs: names, roles and codes as the store has them, times in UTC. Reads nothing.
ExportSource accountExport(const QList<AccountRow> &rows, const store::ReferenceData &reference);

} // namespace lekthi::models
