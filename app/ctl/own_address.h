#pragma once

#include "core/store/address.h"

#include <QString>

namespace lekthi::ctl {

/// The address of this machine as the store's server sees it, for the ledger; empty if it cannot be told.
QString ownAddress(const store::Address &address);

} // namespace lekthi::ctl
