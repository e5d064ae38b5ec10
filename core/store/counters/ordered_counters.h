#pragma once

#include "core/store/counters/counter.h"
#include "core/store/counters/counter_order.h"
#include "core/store/session/connection.h"

#include <QList>

namespace lekthi::store {

struct OrderedCounters
{
    QList<Counter> counters;
    CounterPlaces behind; ///< for the page behind
};

/// The first counters in this order, or those behind a place, at most limit; fewer: none follows. The store
/// looks at all that the filter lets through, once for many pages: their places come with the first of them,
/// and the next ones show the counters as they are at their places of then. Counters of the same value stand
/// in the order of their ids. Where the places are at their end, a counter that has moved in the order may
/// come twice or not at all, as wherever a list is read by pages. Takes no lock.
Result<OrderedCounters> orderedCounterPage(Connection &connection, const CounterFilter &filter,
                                           CounterOrder order, const CounterPlaces &from, int limit);

} // namespace lekthi::store
