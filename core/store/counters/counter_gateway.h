#pragma once

#include "core/store/counters/counter.h"
#include "core/store/session/connection.h"

#include <QList>

#include <functional>

namespace lekthi::store {

/// Counters in order of id after afterId, at most limit: a keyset page.
Result<QList<Counter>> counterPage(Connection &connection, const CounterFilter &filter, qint64 afterId,
                                   int limit);

/// As counterPage(), of the counters whose numbers name this document.
Result<QList<Counter>> countersOfDocument(Connection &connection, qint64 documentId,
                                          const CounterFilter &filter, qint64 afterId, int limit);

/// Of their digits so much is used by all counters that are near their end.
inline constexpr int nearTheEndPercent = 80;

/// Those that the filter lets through and whose digits may end soon, in order of id, with others among them:
/// what is not there is far from its end, and has used less than nearTheEndPercent.
Result<QList<Counter>> countersNearTheEnd(Connection &connection, const CounterFilter &filter);

/// The counters of the same keys in all their periods, these among them, in order of id.
Result<QList<Counter>> countersOfAllPeriods(Connection &connection, const QList<Counter> &counters);

/// Every counter that the filter lets through, in order of id, one after the other: of a million no more than
/// a page is held at a time. Counters of pages that were visited before a failure were visited.
Result<void> eachCounter(Connection &connection, const CounterFilter &filter,
                         const std::function<void(const Counter &)> &visit);

/// As eachCounter(), all together.
Result<QList<Counter>> allCounters(Connection &connection, const CounterFilter &filter);

/// The counters of these ids, in their order; ids of no counter are passed over. Takes no lock.
Result<QList<Counter>> countersOfIds(Connection &connection, const QList<qint64> &ids);

/// The counter, or nothing if no number was drawn from it yet. Takes no lock.
Result<std::optional<Counter>> findCounter(Connection &connection, const numbering::CounterKey &key);
/// The same by its id in the store.
Result<std::optional<Counter>> findCounter(Connection &connection, qint64 id);

// For administrators and in the sandbox; numbering services draw through routines (drawing_gateway.h).

/// Makes the counter's row, at nothing. Duplicate if there is one.
Result<void> insertCounter(Connection &connection, const numbering::CounterKey &key);

/// Takes the row for the running transaction; gives all but the time of its last change. NotFound if there is
/// none.
Result<Counter> lockCounter(Connection &connection, const numbering::CounterKey &key);

/// Raises a locked counter to newLastNumber, the head of its ledger rows to newHead and its version by one;
/// Conflict if the version moved (the fence). Whatever adds ledger rows has to raise, also where no number is
/// drawn: two rows must never continue the same one.
Result<void> raiseCounter(Connection &connection, const Counter &seen, qint64 newLastNumber,
                          const LedgerHead &newHead);

} // namespace lekthi::store
