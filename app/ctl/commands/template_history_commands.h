#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// "template history": every version with who, when, why and which version it brought back (3.11.7.2).
Command templateHistoryCommand();

/// "template diff": two versions side by side, and what they mean for the next numbers.
Command templateDiffCommand();

/// "template rollback": an old version as a new one, after it was looked at.
Command templateRollbackCommand();

} // namespace lekthi::ctl
