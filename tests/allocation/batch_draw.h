#pragma once

#include "core/allocation/drawing/draw.h"
#include "core/store/session/connection.h"

#include <functional>

namespace lekthi::test {

/// How drawBatch goes to work, and what it calls on its way.
struct BatchDraw
{
    int earlier = 0; ///< attempts
    allocation::CounterNotes *notes = nullptr;
    allocation::Draw::Planned planned = {};
    std::optional<store::Counter> expected = {};           ///< instead of what the notes tell
    std::function<store::Result<void>()> waitForTurn = {}; ///< before the counter's row is taken first
    std::function<void()> rowTaken = {};                   ///< may change the jobs
};

/// All stages of one attempt, without the workers around it. Uses the connection on its thread.
store::Result<allocation::Answers> drawBatch(store::Connection &connection, const numbering::CounterKey &key,
                                             const allocation::Jobs &jobs, const allocation::Rulebook &book,
                                             const BatchDraw &way = {});

} // namespace lekthi::test
