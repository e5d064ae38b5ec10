#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/store_access.h"
#include "core/numbering/reason.h"

namespace lekthi::ctl {

/// What --reason, or another option, says; refused as REASON_NOT_ACCEPTED if it has fewer letters and digits
/// than these or is otherwise no reason.
Result<numbering::Reason> reasonOption(const Arguments &arguments, int minimumLetters,
                                       QLatin1StringView option = QLatin1StringView("reason"));

/// A store, a session of the person who acts, and why.
struct ActingForReason : Acting<OpenStore>
{
    numbering::Reason reason;
};

/// As openActing(); first of all the reason, as reasonOption() takes it.
Result<ActingForReason> openActingForReason(const Arguments &arguments, int minimumLetters);

} // namespace lekthi::ctl
