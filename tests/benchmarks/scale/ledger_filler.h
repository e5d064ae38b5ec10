#pragma once

#include "core/store/session/connection.h"

#include <memory>

namespace lekthi::benchmark {

inline constexpr int typesOfLargeStore = 9;
inline constexpr int yearsOfLargeStore = 7; ///< the first is 2020, before which no counter may be

/// Ends the program with the server's words if it cannot be entered.
std::unique_ptr<store::Connection> opened(const store::Address &address);
/// Likewise if the statement fails.
void change(store::Connection &connection, const QString &sql);

/// Gives the empty counters of organizations that were added so many numbers in all, in the order of time
/// within their years, few to most and a hundred times as many to every hundredth, and marks them taken. Past
/// the rules of the store: by its administrator, with the trigger of the ledger taken off meanwhile.
void fillLedger(store::Connection &administrator, qint64 rows);

} // namespace lekthi::benchmark
