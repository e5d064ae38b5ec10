#pragma once

#include "core/store/session/connection.h"

#include <QString>

namespace lekthi::store {

/// Lets all roles read the sandbox, table by table; they write it through routines alone. For the connection
/// of an administrator to the sandbox, whose tables have to be there; does no harm when it is run again.
Result<void> grantSandbox(Connection &sandbox);

/// Changes with every change of these rights.
QString sandboxFingerprint();

} // namespace lekthi::store
