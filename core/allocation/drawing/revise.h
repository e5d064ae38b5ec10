#pragma once

#include "core/allocation/drawing/job.h"
#include "core/store/ledger/drawing_gateway.h"

#include <tl/expected.hpp>

namespace lekthi::allocation {

class CounterNotes;

/// One attempt to re-render an issued number with a new revision, in a transaction of its own: nothing is
/// drawn, a ledger row is added, for which the counter's version rises. The same request id gives the same
/// result. notes: what the allocator remembers of its counters.
store::Result<tl::expected<Allocation, Failure>> reviseNumber(store::Connection &connection,
                                                              const Revision &revision, int earlierAttempts,
                                                              const store::Drawer &drawer,
                                                              CounterNotes &notes);

} // namespace lekthi::allocation
