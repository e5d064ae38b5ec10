#pragma once

#include "app/ctl/parse/command.h"

namespace lekthi::ctl {

/// "store check": draws one test number end to end (3.11.9.3).
Command storeCheckCommand();

} // namespace lekthi::ctl
