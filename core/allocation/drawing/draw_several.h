#pragma once

#include "core/allocation/drawing/draw.h"
#include "core/allocation/drawing/job_queue.h"

#include <optional>
#include <vector>

namespace lekthi::allocation {

/// Serves requests of several counters in one transaction, as Draw serves those of one: plans
/// each on how its counter is expected to stand, or on a look at it without a lock where others draw too, and
/// has the store raise all that stand so. Answers stand in the order of the batches; nothing where a batch
/// has to be served by itself: its counter is new here, has moved meanwhile or is locked, numbers in force
/// are known to stand in its way, or one of its requests is refused. What only the store can tell, that a
/// request was served before or a number is in force, fails the call for all of them. No counter is waited
/// for.
///
/// notes: what the allocator remembers of its counters. The attempt is the first one at all of these
/// requests. On an error nothing was handed out and all is rolled back; Unreachable and Cancelled leave open
/// whether it was committed.
store::Result<std::vector<std::optional<Answers>>> drawSeveral(DrawingStore &store,
                                                               const std::vector<KeyBatch> &batches,
                                                               const Rulebook &book, const Attempt &attempt,
                                                               CounterNotes &notes);

} // namespace lekthi::allocation
