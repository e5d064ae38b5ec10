#pragma once

#include "core/store/session/connection.h"

#include <QLatin1StringView>

namespace lekthi::store {

/// The code of the demo's project of orders.
inline constexpr auto demoOrderProject = QLatin1StringView("SALES");

/// Adds the demo project of orders to a store that has the demo (demo_store.h), as the document on sequences
/// has it (sequence-spec-zh.md): kinds such as SPO whose numbers are counted by kind and day alone, from 1 to
/// 999, as SPO-20240122-001. Does nothing where the project exists. Blocks; for whoever administers the
/// server.
Result<void> loadDemoOrders(Connection &connection);

} // namespace lekthi::store
