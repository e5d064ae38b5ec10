#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// The commands behind "register" that ask for an import and decide about it.
QList<Command> registerImportCommands();

} // namespace lekthi::ctl
