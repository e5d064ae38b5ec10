#pragma once

#include "models/lists/list_export.h"
#include "models/pools/pool_rows.h"

namespace lekthi::models {

/// ID pools for other programs: states as the store has them, amounts as numbers, times in UTC. Reads
/// nothing.
ExportSource poolExport(const QList<PoolRow> &rows);

} // namespace lekthi::models
