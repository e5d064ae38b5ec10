#pragma once

#include "core/notify/outcome.h"

#include <chrono>
#include <optional>

namespace lekthi::notify {

/// How long to wait before a delivery is tried again; nothing if it is given up: because the same would fail
/// again, or after the 14th try, about two hours after the first. Doubles from 5 s to 15 min; a pause that
/// the other end asks for is kept, up to an hour. chance in [0, 1) spreads the tries of several channels by a
/// quarter.
std::optional<std::chrono::seconds> pauseBeforeNextTry(int triesMade, const Outcome &outcome, double chance);

} // namespace lekthi::notify
