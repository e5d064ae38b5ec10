#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// "audit gaps" and "audit retention", for auditCommands().
QList<Command> gapCommands();

} // namespace lekthi::ctl
