#pragma once

#include "core/store/reference/reference_data.h"
#include "core/store/requests/reset_request.h"
#include "models/counters/next_numbers.h"

namespace lekthi::models {

/// What a reset to this value would do, with the numbers that really come next after it. Any thread but the
/// UI's.
struct ResetOutlook
{
    store::ResetFacts facts;
    ShownNext ifSkipped; ///< the numbers above the new value stay taken
    ShownNext ifVoided;  ///< they are released; unknown where that is not possible

    const ShownNext &next(store::NumbersAbove above) const
    {
        return above == store::NumbersAbove::Void ? ifVoided : ifSkipped;
    }
};
store::Result<ResetOutlook> readOutlook(store::Connection &connection, const store::ReferenceData &reference,
                                        qint64 counterId, const numbering::CounterKey &key, qint64 newNumber);

} // namespace lekthi::models
