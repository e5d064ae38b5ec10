#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// "alert runbook": what to do for alerts of a rule. Needs no store.
Command runbookCommand();

} // namespace lekthi::ctl
