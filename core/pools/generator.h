#pragma once

#include "core/pools/enumeration.h"
#include "core/pools/id_rules.h"
#include "core/pools/random_source.h"

#include <QStringList>

namespace lekthi::pools {

/// Ids for a pool, no two of them the same; some may be in the pool already.
struct IdBatch
{
    enum class End {
        Complete,
        TriesUsedUp, ///< so many tries one after the other gave nothing: hardly an id is left, or none
        Cancelled,
    };

    End end = End::Complete;
    QStringList ids{};   ///< in the order in which they were found; whatever the end, these are good
    qint64 tries = 0;    ///< rows of digits that were made, or put together of two
    qint64 repeated = 0; ///< ids that were found again, though the batch had them already

    bool operator==(const IdBatch &) const = default;
};

struct GenerateLimits
{
    /// Tries one after the other that give nothing: up to a second. With the filters of MOSIP one of 20 to 50
    /// tries gives an id of 10 to 12 digits.
    qint64 fruitlessTries = 5'000'000;
    /// Digits; a longer row is put together of two halves, each of which passes the filters by itself. At
    /// least 1.
    int longestPart = 12;
};

/// So many ids that the rules accept, each as likely as any other (id-generator-architecture.md, ID
/// generation pipeline): length - 1 random digits, zeros in front as well, and their check digit; what a
/// filter refuses is thrown away and all its digits are made again. Any thread, with a source of its own; not
/// for the UI's: 5,000 ids of 10 digits take less than a tenth of a second, of 32 digits ten seconds.
/// Progress: ids found, of count; told every few thousand tries.
IdBatch generateIds(const IdRules &rules, qsizetype count, RandomSource &random,
                    const GenerateLimits &limits = {}, const PoolProgress &progress = {});

} // namespace lekthi::pools
