#pragma once

#include "core/store/session/address.h"

namespace lekthi::test {

/// The demo store at this address, with nothing drawn from it. Gives the address back.
store::Address emptiedStore(const store::Address &address);

} // namespace lekthi::test
