#pragma once

#include "core/store/session/connection.h"

namespace lekthi::store {

/// What became of a change. Where its answer was lost with the connection, find() looks in the store whether
/// it was made, and gives Result<bool>; what can neither be found nor be looked for has failed. A server that
/// is still at work on it may make the change a moment later.
template <class Find>
Result<void> orFound(Result<void> done, const Find &find)
{
    if (done || done.error().kind != ErrorKind::Unreachable)
        return done;
    const Result<bool> found = find();
    return found && *found ? Result<void>() : done;
}

} // namespace lekthi::store
