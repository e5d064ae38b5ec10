#pragma once

#include "app/backup/manifest.h"
#include "app/ctl/parse/command.h"
#include "app/ctl/print/command_error.h"

namespace lekthi::ctl {

tl::unexpected<CommandError> backupError(const backup::Failure &failure);

/// How far the store that was copied had come.
QString stateLine(const backup::Manifest &manifest);

/// "store backup" and "store restore".
QList<Command> backupCommands();

} // namespace lekthi::ctl
