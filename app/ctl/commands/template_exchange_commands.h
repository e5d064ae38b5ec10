#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// "template export": the templates of a project with all their versions, as a file.
Command templateExportCommand();

/// "template import": such a file into a project, after showing what would change.
Command templateImportCommand();

} // namespace lekthi::ctl
