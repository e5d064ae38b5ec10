#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// Receipts of numbers, and the log that signed digests are entries of.
QList<Command> evidenceCommands();

} // namespace lekthi::ctl
