#pragma once

#include "core/demo/demo_store.h"

namespace lekthi::store {

/// What the demo's parts share; loadDemoData (demo_store.h) is the way in. Both run inside the caller's
/// transaction.
Result<void> insertDemoReference(Connection &connection, DemoExtent extent);

/// Numbers that were drawn in the current year so far, each with its ledger row, so that every counter equals
/// its highest row. Needs the reference data.
Result<void> insertDemoLedger(Connection &connection, DemoExtent extent);

/// Numbers that were drawn within the last day, from counters of their own; about as many as the metrics of
/// the demo say.
Result<void> insertDemoDay(Connection &connection);

/// How drawing went in the last two weeks, as a numbering service would have written it, so that the Metrics
/// page shows something. Only of the last day does the ledger hold numbers too.
struct DemoMetrics
{
    QList<QVariantList> spans;
    QList<QVariantList> allocatorMinutes;
    QList<QVariantList> minutes;
};
/// now: by the server's clock. To be made before the transaction is begun: on a busy machine it takes longer
/// than the server lets a transaction wait idle.
DemoMetrics makeDemoMetrics(const QDateTime &now);
Result<void> insertDemoMetrics(Connection &connection, const DemoMetrics &metrics);

/// Numbers in a minute of the demo: most in office hours.
double usualDemoNumbers(const QDateTime &minute);

/// Minutes before now in which Redis was away.
inline constexpr qint64 demoOutageFrom = 154;
inline constexpr qint64 demoOutageUntil = 150;

/// Minutes until now in which so many numbers more are wanted at once that they wait for each other; none of
/// them less or longer than this. The ledger and the metrics both say so.
inline constexpr qint64 demoRushMinutes = 14;
inline constexpr double demoRushNumbers = 14; ///< in a minute
inline constexpr int demoRushShortestWaitMs = 900;
inline constexpr int demoRushLongestWaitMs = 1'799;
inline constexpr double demoShareOfLetters = 0.7; ///< of all numbers; the others are RFAs

/// That somebody was told of the outage then.
Result<void> insertDemoAlerts(Connection &connection);

inline constexpr int demoAllocatorId = 5;

} // namespace lekthi::store
