#pragma once

#include "app/ctl/parse/command.h"

#include <QString>

namespace lekthi::ctl {

/// What help prints for the program, for a group of commands ("template") and for one command, in the
/// language of the program.
QString programHelp();
QString groupHelp(const QString &group);
QString commandHelp(const Command &command);

} // namespace lekthi::ctl
