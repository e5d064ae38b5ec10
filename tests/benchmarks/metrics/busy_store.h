#pragma once

#include "core/store/session/connection.h"

#include <QDateTime>

namespace lekthi::benchmark {

/// What a store holds after two years at a hundred numbers a second.
struct BusyLoad
{
    int allocators = 3;
    int projects = 3;
    int typesOfProject = 10;
    int numbersPerSecond = 100;
    int ledgerRows = 100'000; ///< of the last minutes; older ones are not looked at
};

/// Fills a demo store with minutes of the last day and with hours and days of two years. One hour goes
/// through the store's own routine, minute by minute; the others are copies of it. Ends the program with a
/// message if the store refuses.
void fillBusyStore(store::Connection &administrator, const BusyLoad &load);

} // namespace lekthi::benchmark
