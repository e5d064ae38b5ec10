#pragma once

#include "core/store/counters/counter.h"
#include "core/store/counters/counter_order.h"
#include "core/store/session/connection.h"

#include <QList>

namespace lekthi::store {

struct OrderedCounters
{
    QList<Counter> counters;
    CounterPlace last; ///< for the page behind; nothing of meaning where there are no counters
};

/// The first counters in this order, or those behind a place, at most limit: the store looks at all that the
/// filter lets through. Counters of the same value stand in the order of their ids. A counter that moves in
/// the order meanwhile may come twice or not at all, as wherever a list is read by pages. Takes no lock.
Result<OrderedCounters> orderedCounterPage(Connection &connection, const CounterFilter &filter,
                                           CounterOrder order, const std::optional<CounterPlace> &after,
                                           int limit);

} // namespace lekthi::store
