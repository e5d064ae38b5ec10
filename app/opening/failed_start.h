#pragma once

#include "app/local/local_server.h"
#include "core/store/session/error.h"

#include <QString>

#include <optional>

namespace lekthi::opening {

/// As local::describe(); where the data are gone, damaged or incomplete also what is known of them elsewhere:
/// the last digest. Reads the folder of digests.
QString describeFailedStart(const local::StartFailure &failure);

/// Why an embedded store that runs cannot be opened as the operating system's user, whose account it always
/// has: what is left of a failure whose cause is its data. Nothing for any other.
std::optional<local::StartFailure> damageBehind(const store::Error &error, const local::LocalServer &server);

} // namespace lekthi::opening
