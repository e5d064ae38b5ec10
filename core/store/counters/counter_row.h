#pragma once

#include "core/store/counters/counter_gateway.h"

namespace lekthi::store {

/// The parts of the key in the order of the columns, for a statement that makes a counter.
QVariantList counterKeyValues(const numbering::CounterKey &key, const QVariant &recipient);
/// The same for one that looks it up: 0 where there is no recipient.
QVariantList counterLookUpValues(const numbering::CounterKey &key);

/// For the question marks by which a statement filters counters, as counter/list_counters does.
QVariantList counterFilterValues(const CounterFilter &filter);

/// What a statement that locks a counter gave; NotFound if there is none.
Result<Counter> lockedCounterFrom(const Rows &rows, const numbering::CounterKey &key);

/// Rows with all columns that counter/list_counters names.
QList<Counter> countersFrom(const Rows &rows);

/// The parts of each key but its period, once, for a statement that looks up the counters of all periods.
QString keysOfAnyPeriod(const QList<Counter> &counters);

/// The counter key in the columns that document_number_counters names.
numbering::CounterKey counterKeyFrom(const Row &row);

} // namespace lekthi::store
