#pragma once

#include "app/ctl/command.h"

namespace lekthi::ctl {

/// "template prove": whether two documents can get the same number by the templates of the store, or by one
/// that is not saved yet.
Command templateProveCommand();

} // namespace lekthi::ctl
