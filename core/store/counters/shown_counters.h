#pragma once

#include "core/store/counters/counter_gateway.h"

namespace lekthi::store {

/// As counterPage(), of the projects that the account sees: a Project Admin sees those of his own.
Result<QList<Counter>> shownCounterPage(Connection &connection, const CounterFilter &filter, qint64 afterId,
                                        int limit);

} // namespace lekthi::store
