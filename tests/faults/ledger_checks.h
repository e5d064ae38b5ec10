#pragma once

#include "core/store/session/address.h"

#include <QStringList>

namespace lekthi::test {

/// What of the store contradicts itself, one sentence each: numbers twice in one scope, gaps that no skip
/// explains, counters that do not stand at their highest number, numbers in force that disagree with the
/// ledger, chains of hashes that are broken.
QStringList checkLedger(const store::Address &address);

} // namespace lekthi::test
