#pragma once

#include "core/store/session/connection.h"
#include "models/setup/setup_run.h"

namespace lekthi::models {

/// What shows that a store that was set up gives numbers: a test number, drawn in its sandbox, and the real
/// number that comes next for the type of the plan's first template, between two organizations of its project
/// and by the template in use. A test number that cannot be drawn is a step that is left to do. Over a
/// session of the server's administrator; blocks for some tens of milliseconds.
QList<SetupStep> proveSetup(store::Connection &administrator, const SetupPlan &plan);

} // namespace lekthi::models
