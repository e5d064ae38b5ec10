#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// "store backup" and "store restore".
QList<Command> backupCommands();

} // namespace lekthi::ctl
