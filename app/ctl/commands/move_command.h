#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// "store move".
Command moveCommand();

} // namespace lekthi::ctl
