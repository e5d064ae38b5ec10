#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/store_access.h"
#include "core/store/counters/counter_gateway.h"

namespace lekthi::ctl {

/// The counter that a document of these codes would draw from; with id 0 if nobody drew from it yet.
Result<store::Counter> chosenCounter(const CodedStore &coded, const Arguments &arguments);

/// How the next page of counters is asked for.
QString moreCountersText(qint64 after);

} // namespace lekthi::ctl
