#pragma once

#include "core/store/session/connection.h"

namespace lekthi::benchmark {

inline constexpr int typesOfLargeStore = 9;
inline constexpr int yearsOfLargeStore = 7; ///< the first is 2020, before which no counter may be

/// Gives the empty counters of organizations that were added so many numbers in all, in the order of time
/// within their years, few to most and a hundred times as many to every hundredth, and marks them taken. Past
/// the rules of the store: by its administrator, with keys and triggers off meanwhile. Checks of foreign keys
/// have to be off.
void fillLedger(store::Connection &administrator, qint64 rows);

} // namespace lekthi::benchmark
