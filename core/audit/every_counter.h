#pragma once

#include "core/store/counters/counter_gateway.h"

#include <functional>

namespace lekthi::audit {

/// Shows every counter of the store once, by its id; however many there are, few are held at a time. The
/// thread of the connection.
store::Result<void> forEachCounter(store::Connection &connection,
                                   const std::function<void(const store::Counter &)> &act);

} // namespace lekthi::audit
