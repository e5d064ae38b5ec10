#pragma once

#include "core/audit/number_gaps.h"
#include "models/session/work.h"

namespace lekthi::models {

/// What is missing of one counter.
struct CounterGaps
{
    QList<audit::NumberGap> gaps{}; ///< all unexplained ones, and so many explained ones as can be read
    audit::GapCount count{};
};

/// In the order of the numbers. The account has to see the counter, else it is as if there were none.
Work<CounterGaps> readingGaps(qint64 counterId);

} // namespace lekthi::models
