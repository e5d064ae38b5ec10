#pragma once

#include "app/ctl/arguments.h"
#include "core/numbering/reason.h"

namespace lekthi::ctl {

/// What --reason says; refused as REASON_NOT_ACCEPTED if it has fewer visible characters than these or others
/// that a reason must not have.
Result<numbering::Reason> reasonOption(const Arguments &arguments, int minimumVisible);

} // namespace lekthi::ctl
