#pragma once

#include "app/ctl/arguments.h"
#include "app/ctl/store_access.h"
#include "core/numbering/reason.h"

namespace lekthi::ctl {

/// What --reason says; refused as REASON_NOT_ACCEPTED if it has fewer visible characters than these or others
/// that a reason must not have.
Result<numbering::Reason> reasonOption(const Arguments &arguments, int minimumVisible);

/// A store, a session of the person who acts, and why.
struct ActingForReason : Acting<OpenStore>
{
    numbering::Reason reason;
};

/// As openActing(); first of all the reason, as reasonOption() takes it.
Result<ActingForReason> openActingForReason(const Arguments &arguments, int minimumVisible);

} // namespace lekthi::ctl
