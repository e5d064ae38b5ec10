#pragma once

#include "core/numbering/calendar.h"
#include "core/store/counters/counter_search.h"

namespace lekthi::models {

/// What the store is to look for, that a person typed who sees years in this calendar; nothing where the
/// store could not tell, since the text may stand in a sentence in place of a number, and for an empty text.
/// In the language of the program; takes milliseconds. UI thread only.
std::optional<store::CounterSearch> counterSearchFor(const store::CounterFilter &filter, const QString &text,
                                                     numbering::Calendar calendar, const QDateTime &now);

} // namespace lekthi::models
