#pragma once

#include "core/register/register_plan.h"
#include "core/store/ledger/ledger_gateway.h"

#include <functional>

namespace lekthi::registers {

/// Holds a plan against the store as it stands: its counters, and which numbers are taken in the scope
/// already. goOn is asked now and then; false ends the work with ErrorKind::Cancelled.
store::Result<void> holdAgainstStore(store::Connection &connection, const store::ScopeKey &scope,
                                     RegisterImportPlan &plan, const std::function<bool()> &goOn = {});

} // namespace lekthi::registers
