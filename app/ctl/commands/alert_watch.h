#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/report.h"

namespace lekthi::ctl {

/// Evaluates and delivers the alerts until a signal asks the program to end, or for --for seconds, and prints
/// what happens as it happens; with --json one object a line.
Result<Report> watchAlerts(const Arguments &arguments);

} // namespace lekthi::ctl
