#include "core/allocation/benchmark/judgement.h"

#include "core/allocation/benchmark/drawers/redis_drawers.h"
#include "core/store/counters/counter_gateway.h"

#include <algorithm>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;
using store::Result;

namespace {

/// The ledger of a field since the field was read.
struct Evidence
{
    qint64 rows = 0;
    qint64 sequences = 0;
    qint64 numbers = 0;
    qint64 expected = 0; ///< from the first to the highest, of counter and ledger
    qint64 skipped = 0;
};

Result<void> addCounter(store::Connection &sandbox, const FieldCounter &counter, Evidence &evidence)
{
    constexpr store::Statement countDrawn("benchmark/count_drawn");
    const auto rows = sandbox.read(countDrawn, {counter.id, counter.resetEpoch, counter.lastNumber});
    if (!rows)
        return tl::unexpected(rows.error());
    const auto now = store::findCounter(sandbox, counter.key);
    if (!now)
        return tl::unexpected(now.error());
    const store::Row &row = rows->first();
    const qint64 reached = *now ? (*now)->lastNumber : 0;
    evidence.rows += row.bigInteger("ledger_rows"_L1);
    evidence.sequences += row.bigInteger("sequences"_L1);
    evidence.numbers += row.bigInteger("numbers"_L1);
    evidence.skipped += row.bigInteger("skipped"_L1);
    // A counter above its ledger leaves a gap below its next number.
    evidence.expected +=
        std::max({reached, row.bigInteger("highest"_L1), counter.lastNumber}) - counter.lastNumber;
    return {};
}

Result<Judgement> judgeByLedger(store::Connection &sandbox, const Field &field, const Measurement &measured)
{
    Evidence evidence;
    for (const FieldCounter &counter : field.counters) {
        if (const auto added = addCounter(sandbox, counter, evidence); !added)
            return tl::unexpected(added.error());
    }
    const qint64 handedOut = measured.allocated + measured.outside;
    return Judgement{.duplicates =
                         measured.duplicates + evidence.rows - std::min(evidence.sequences, evidence.numbers),
                     .gaps = std::max<qint64>(0, evidence.expected - evidence.sequences - evidence.skipped),
                     .missing = std::max<qint64>(0, handedOut - evidence.sequences)};
}

/// Redis alone knows how many it gave.
Result<Judgement> judgeByKeys(const Plan &plan, const Field &field, const Measurement &measured)
{
    const auto drawn = RedisIncrementDrawer::drawnFromKeys(*plan.redis, field);
    if (!drawn)
        return tl::unexpected(drawn.error());
    const qint64 handedOut = measured.allocated + measured.outside;
    return Judgement{.duplicates = measured.duplicates + std::max<qint64>(0, handedOut - *drawn),
                     .gaps = std::max<qint64>(0, *drawn - handedOut)};
}

} // namespace

Result<Judgement> judge(store::Connection &sandbox, const Plan &plan, const Field &field,
                        const Measurement &measured)
{
    const AlgorithmTraits &traits = traitsOf(plan.algorithm);
    auto judgement =
        traits.audited ? judgeByLedger(sandbox, field, measured) : judgeByKeys(plan, field, measured);
    if (judgement)
        judgement->kept = judgement->duplicates == 0 && judgement->missing == 0 &&
                          (traits.gapsAllowed || judgement->gaps == 0);
    return judgement;
}

} // namespace lekthi::benchmark
