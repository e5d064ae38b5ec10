#pragma once

#include "core/store/connection.h"
#include "core/store/schema.h"

namespace lekthi::store {

/// What the demo's parts share; loadDemoData (schema.h) is the way in. Both run inside the caller's
/// transaction.
Result<void> insertDemoReference(Connection &connection, DemoExtent extent);

/// Numbers that were drawn in 2026, each with its ledger row, so that every counter equals its highest row.
/// Needs the reference data.
Result<void> insertDemoLedger(Connection &connection, DemoExtent extent);

/// How drawing went in the last two weeks, as a numbering service would have written it, so that the Metrics
/// page shows something. It counts nothing that the ledger holds.
Result<void> insertDemoMetrics(Connection &connection);

inline constexpr int demoAllocatorId = 5;

} // namespace lekthi::store
