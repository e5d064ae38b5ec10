#pragma once

#include "core/pools/enumeration.h"
#include "core/store/pools/pool.h"
#include "core/store/pools/pool_filling_gateway.h"

#include <QList>
#include <QUuid>

#include <chrono>

namespace lekthi::dispensing {

struct FillOptions
{
    QString program{};                 ///< its name, computer and process; what others read
    QUuid token = QUuid::createUuid(); ///< of this run of the program
    std::chrono::seconds lease{60};    ///< 1 to 300 s: when another program takes over from one that died
    qint64 count = 0;                  ///< ids to add; 0: as the settings of the pool say
};

struct FillOutcome
{
    enum class End {
        Filled,
        NotNeeded,     ///< the minimum is there
        ByAnother,     ///< another program fills the pool, or took over
        Exhausted,     ///< there are no other ids of this length and these filters
        HardlyAnyLeft, ///< nothing new was found, but nobody can tell whether there is
        Cancelled,     ///< progress ended it; what was added stays
    };

    End end = End::Filled;
    qint64 added = 0; ///< ids
    qint64 available = 0;
    store::PoolLease holder{}; ///< ByAnother: who
};

/// "FILLED", "BY_ANOTHER", ...: the stable name that scripts see.
QString endName(FillOutcome::End end);

/// How many ids filling adds by itself to a pool of which so many are available: a batch, or as many as the
/// minimum lacks; 0 where that is there.
qint64 idsLacking(const store::Pool &pool, qint64 available);

/// Fills a pool that has fewer ids than its minimum: adds a batch, or as many as the minimum lacks
/// (id-generator-architecture.md, Pool replenishment). Blocks until that is done; progress hears of each
/// hundred, in ids of all that are to be added. Whoever is killed leaves a lease that ends by itself, and all
/// whole hundreds. Fails as store::takePoolLease() and store::fillPool() do, after it was tried again; with
/// Internal if this program does not understand the settings. The thread of the connection; not the UI's.
store::Result<FillOutcome> fillPool(store::Connection &connection, const store::Pool &pool,
                                    const FillOptions &options, const pools::PoolProgress &progress = {});

struct FilledPool
{
    QString name{};
    store::Result<FillOutcome> outcome;
};

/// Fills all pools in use that have fewer ids than their minimum and that the account may fill. One that
/// fails does not keep the others waiting. Fails only where the pools cannot be read.
store::Result<QList<FilledPool>> fillLowPools(store::Connection &connection, const FillOptions &options,
                                              const pools::PoolProgress &progress = {});

} // namespace lekthi::dispensing
