#pragma once

#include "app/local/local_server.h"

#include <QString>

namespace lekthi::opening {

/// As local::describe(); where the data are gone also what is known of them elsewhere: the last digest. Reads
/// the folder of digests.
QString describeFailedStart(const local::StartFailure &failure);

} // namespace lekthi::opening
