#pragma once

#include "core/allocation/allocator.h"
#include "core/allocation/failure.h"
#include "core/numbering/counter_key.h"
#include "core/store/connection.h"

#include <tl/expected.hpp>

namespace lekthi::allocation {

/// Makes the sandbox ready for draws of such a request: reference data and template as the real store has
/// them at this moment. Gives the counter key that the request counts by, or why it may not be numbered. Only
/// reads from the real store; may be called by several programs at once. On the connection's thread.
tl::expected<numbering::CounterKey, Failure> prepareSandbox(store::Connection &real, Request request);

} // namespace lekthi::allocation
