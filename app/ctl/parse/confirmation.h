#pragma once

#include "app/ctl/parse/arguments.h"

namespace lekthi::ctl {

/// Done if --yes was given. Else shows the facts on the terminal and goes on only if the person types the
/// expected text; a usage error where there is no terminal to ask on, CANCELLED for any other answer.
Result<void> confirm(const Arguments &arguments, const QString &facts, const QString &question,
                     const QString &expected);

} // namespace lekthi::ctl
