#pragma once

#include "core/pools/filter_walk.h"
#include "core/pools/random_source.h"

namespace lekthi::pools {

enum class RefusedDigits { Keep, StopAt };

/// Pushes random digits until so many stand there, or, if told so, until a filter refuses those read so far.
/// Each row of digits is as likely as any other. Inside of the room.
void pushRandomDigits(FilterWalk &walk, int size, RandomSource &random, RefusedDigits refused);

} // namespace lekthi::pools
