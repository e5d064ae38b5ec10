#pragma once

#include "core/store/session/connection.h"
#include "models/setup/setup_run.h"

namespace lekthi::models {

/// What shows that a store that was set up gives numbers: a test number, drawn in its sandbox, and the first
/// real number that the first template of the plan will give between two organizations of its project. A test
/// number that cannot be drawn is a step that is left to do. Over a session of the server's administrator;
/// blocks for some tens of milliseconds.
QList<SetupStep> proveSetup(store::Connection &administrator, const SetupPlan &plan);

} // namespace lekthi::models
