#pragma once

#include "core/store/pools/pool.h"
#include "core/store/pools/pool_ledger.h"

#include <QList>

#include <optional>

namespace lekthi::dispensing {

/// What is wrong with the ledger of a pool, and where: the row of a lane at which it shows first.
struct PoolLedgerFault
{
    enum class Kind {
        RowMissing,  ///< there is no row at this place, though the lane is longer
        RowAltered,  ///< its hash is not that of its content
        LinkBroken,  ///< it does not follow the row before it
        HeadAltered, ///< the lane does not name its newest row
    };

    Kind kind = Kind::RowAltered;
    int lane = 0;
    qint64 place = 0;

    bool operator==(const PoolLedgerFault &) const = default;
};

/// "ROW_MISSING", ...: the stable name that scripts see.
QString faultName(PoolLedgerFault::Kind kind);

struct PoolLedgerCheck
{
    qint64 rows = 0;                 ///< that were read
    QList<PoolLedgerFault> faults{}; ///< the first one of each lane

    bool isIntact() const { return faults.isEmpty(); }
};

/// Walks all lanes of a pool as they were when it began; ids that are issued meanwhile are no fault. For
/// every person. The thread of the connection; not the UI's.
store::Result<PoolLedgerCheck> checkPoolLedger(store::Connection &connection, const store::Pool &pool);

} // namespace lekthi::dispensing
