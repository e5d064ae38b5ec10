#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// The commands behind "register" that ask for a take-over and decide about it.
QList<Command> takeOverCommands();

} // namespace lekthi::ctl
