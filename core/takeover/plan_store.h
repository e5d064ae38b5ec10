#pragma once

#include "core/store/ledger/ledger_gateway.h"
#include "core/takeover/register_plan.h"

#include <functional>

namespace lekthi::takeover {

/// Holds a plan against the store as it stands: its counters, and which numbers are taken in the scope
/// already. goOn is asked now and then; false ends the work with ErrorKind::Cancelled.
store::Result<void> holdAgainstStore(store::Connection &connection, const store::ScopeKey &scope,
                                     TakeOverPlan &plan, const std::function<bool()> &goOn = {});

} // namespace lekthi::takeover
