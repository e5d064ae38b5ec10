#pragma once

#include "core/store/session/connection.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QStringList>

#include <chrono>

namespace lekthi::store {

// The ledger of the ids that were issued: as many chains as a pool has lanes. Every person may read.

struct PoolLane
{
    int lane = 0;
    qint64 length = 0; ///< rows of its chain
    QByteArray head{}; ///< hash of the newest one; empty if there is none
};

/// A row, as text for text what was hashed.
struct PoolLedgerRow
{
    int poolId = 0;
    int lane = 0;
    qint64 place = 0; ///< in the chain of the lane, from 1
    QString id{};
    QString requestId{};
    int requestPlace = 0;
    QString purpose{};
    int account = 0;
    QString login{};
    QString address{};
    QString issuedAt{}; ///< as the server writes it
    QByteArray previousHash{};
    QByteArray rowHash{};
};

/// What rowHash has to be behind this hash; the store's pool_row_hash makes the same. Pure.
QByteArray poolRowHash(const PoolLedgerRow &row, const QByteArray &previousHash);

Result<QList<PoolLane>> poolLanes(Connection &connection, int poolId);

/// How many ids of each pool were issued within this time until now, by the clock of the server, which grows
/// along each lane; by Pool::id, without pools of which none was ever issued. However long the ledger is, it
/// reads few of its rows.
Result<QHash<int, qint64>> countRecentIds(Connection &connection, std::chrono::seconds time);

/// The rows of a lane behind a place, up to another one, in order; at most limit.
Result<QList<PoolLedgerRow>> poolLedgerPage(Connection &connection, int poolId, int lane, qint64 behind,
                                            qint64 upTo, int limit);

} // namespace lekthi::store
