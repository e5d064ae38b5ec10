#pragma once

#include "core/store/connection.h"

#include <QString>

namespace lekthi::store {

/// Lets all roles draw test numbers in the sandbox, table by table; what keeps the sandbox's own books (its
/// schema above all) they only read. For the connection of an administrator to the sandbox, whose tables have
/// to be there; does no harm when it is run again.
Result<void> grantSandbox(Connection &sandbox);

/// Changes with every change of these rights.
QString sandboxFingerprint();

} // namespace lekthi::store
