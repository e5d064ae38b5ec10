#pragma once

#include "core/allocation/benchmark/field.h"
#include "core/allocation/benchmark/measurement.h"
#include "core/store/session/connection.h"

namespace lekthi::benchmark {

/// What the ledger says of a run.
struct Judgement
{
    qint64 duplicates = 0; ///< numbers that were handed out, or stand in the ledger, more than once
    qint64 gaps = 0;       ///< sequence numbers below the highest that nobody got and no row explains
    qint64 missing = 0;    ///< numbers that were handed out but are not in the ledger
    bool kept = true;      ///< whether the algorithm did what it promises

    bool operator==(const Judgement &) const = default;
};

/// Compares what was handed out with the ledger, for numbers above those at which the field was read.
store::Result<Judgement> judge(store::Connection &sandbox, const Plan &plan, const Field &field,
                               const Measurement &measured);

} // namespace lekthi::benchmark
