#pragma once

#include "core/store/connection.h"
#include "core/store/template_gateway.h"

namespace lekthi::allocation {

/// Gives the sandbox the template that the real store uses for this project and type, where it differs.
store::Result<void> matchSandboxTemplate(store::Connection &sandbox, const store::NumberTemplate &real,
                                         int typeId);

} // namespace lekthi::allocation
