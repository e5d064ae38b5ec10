#pragma once

#include "app/local/server_programs.h"
#include "app/local/store_directory.h"

#include <functional>

namespace lekthi::local {

/// Makes the server's own tables, complete or not at all, with one account: the operating system's user, and
/// lets complete() add to them before they count as made. They are a copy of the shipped ones, or the
/// installer's: what it says goes to the log. Where the shipped ones fail complete(), it is called again for
/// the others.
bool installDatabase(const StoreDirectory &directory, const LocalServerOptions &options,
                     const ServerPrograms &programs, const std::function<bool()> &complete);

} // namespace lekthi::local
