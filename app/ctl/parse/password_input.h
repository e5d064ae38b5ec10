#pragma once

#include "app/ctl/parse/arguments.h"

namespace lekthi::ctl {

/// A new password: the first line of the file descriptor that --password-fd names, or what a person types
/// twice on the terminal without seeing it. Never from an argument or the environment. A usage error if there
/// is neither; refused if the two differ.
Result<QString> readNewPassword(const Arguments &arguments);

/// The password that a person types on the terminal without seeing it; a usage error if there is none.
Result<QString> readCurrentPassword();

} // namespace lekthi::ctl
