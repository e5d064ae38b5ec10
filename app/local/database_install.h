#pragma once

#include "app/local/server_programs.h"
#include "app/local/store_directory.h"

#include <functional>

namespace lekthi::local {

/// Makes the server's own tables, complete or not at all, with one account: the operating system's user, and
/// lets complete() add to them before they count as made. What the installer says goes to the log.
bool installDatabase(const StoreDirectory &directory, const LocalServerOptions &options,
                     const ServerPrograms &programs, const std::function<bool()> &complete);

} // namespace lekthi::local
