#pragma once

#include "core/numbering/counter_key.h"
#include "core/store/row.h"

namespace lekthi::store {

/// The counter key in the columns that document_number_counters names.
numbering::CounterKey counterKeyFrom(const Row &row);

} // namespace lekthi::store
