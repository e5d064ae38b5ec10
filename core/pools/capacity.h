#pragma once

#include "core/pools/enumeration.h"
#include "core/pools/filter.h"
#include "core/pools/id_rules.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace lekthi::pools {

/// What one filter takes of the ids that were examined.
struct FilterLoss
{
    qint64 refused = 0; ///< refused by it, whatever the others say
    qint64 refusedFirst =
        0; ///< refused by it, by none that is asked earlier: with what is accepted these add up to all
    qint64 refusedOnly = 0; ///< refused by no other: what turning it off would give back

    bool operator==(const FilterLoss &) const = default;
};

/// How many different ids a pool can have (`pool capacity`). Of every row of length - 1 digits one id can be
/// made, since the check digit follows from it.
struct Capacity
{
    IdRules rules;
    bool exact = true;         ///< every id was examined; else a sample
    qint64 examined = 0;       ///< ids
    qint64 acceptedOfThem = 0; ///< of the examined ones
    double accepted = 0;       ///< exact, or the estimate
    /// The bounds of the estimate: they hold in 99 of 100 samples, and are far apart where hardly any id is
    /// accepted. Both are accepted if that is exact.
    double atLeast = 0;
    double atMost = 0;
    std::array<FilterLoss, allFilters.size()> losses{}; ///< by FilterKind

    double possible() const; ///< 10^(length - 1): ids without filters
    const FilterLoss &lossOf(FilterKind filter) const { return losses[static_cast<size_t>(filter)]; }

    bool operator==(const Capacity &) const = default;
};

struct CapacityLimits
{
    int exactTo = 8;            ///< digits of an id, with its check digit; 9 takes ten times as long
    qint64 samples = 1'000'000; ///< at least 1; of longer ids
    quint32 seed = 20260101;    ///< the same sample for everyone, so that an estimate can be made again
};

/// Nothing if progress ended it. Takes less than a second for the limits as they are, in an optimised
/// program. Any thread; not for the UI's.
std::optional<Capacity> measureCapacity(const IdRules &rules, const CapacityLimits &limits = {},
                                        const PoolProgress &progress = {});

/// {"length", "profile", "accepted", "exact", "possible", "atLeast", "atMost", "filters": [{"filter",
/// "refused", "refusedFirst", "refusedOnly"}]}: the last three as shares of all ids, from 0 to 1. profile:
/// "MOSIP", "OpenG2P" or "custom".
QJsonObject toJson(const Capacity &capacity);

} // namespace lekthi::pools
