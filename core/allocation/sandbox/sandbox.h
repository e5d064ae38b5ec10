#pragma once

#include "core/allocation/allocator.h"
#include "core/allocation/failure.h"
#include "core/numbering/counter_key.h"
#include "core/store/session/connection.h"

#include <tl/expected.hpp>

namespace lekthi::allocation {

/// Has the store make its sandbox ready for draws of such a request: reference data and template as it has
/// them at this moment, test draws of days ago removed. Gives the counter key that the request counts by, or
/// why it may not be numbered. Changes nothing of the real store; may be called by several programs at once.
/// On the connection's thread.
tl::expected<numbering::CounterKey, Failure> prepareSandbox(store::Connection &real, Request request);

} // namespace lekthi::allocation
