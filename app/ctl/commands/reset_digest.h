#pragma once

#include "app/ctl/print/report.h"
#include "core/store/session/connection.h"

namespace lekthi::ctl {

/// After a reset or an import was carried out: writes a signed digest into the folder of digests and says
/// in the report where it is and with what it can be checked, or why there is none. What was done stands
/// either way.
void addDigest(Report &report, store::Connection &connection);

} // namespace lekthi::ctl
