#pragma once

#include "core/store/connection.h"

namespace lekthi::allocation {

/// Gives the sandbox the projects, organizations, types, disciplines and people of the real store, with their
/// ids, where it lacks them or where they differ. What the real store no longer has stays, though its code
/// may be taken from it, and organizations leave projects. Reads only from the real store; touches no counter
/// and no ledger row.
///
/// Inside the caller's transaction of the sandbox: whoever does the same at that time waits until it ends.
store::Result<void> matchSandboxReference(store::Connection &sandbox, store::Connection &real);

} // namespace lekthi::allocation
