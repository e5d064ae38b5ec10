#pragma once

#include "core/store/session/connection.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace lekthi::backup {

/// How far a store had come at one moment: what a backup and the store that is restored from it have in
/// common.
struct StoreState
{
    qint64 ledgerRows = 0;
    qint64 newestRowId = 0; ///< 0: the ledger has no rows
    qint64 counters = 0;
    QByteArray heads;       ///< SHA-256 over id, last number and chain head of all counters; 32 bytes
    qint64 adminLogSeq = 0; ///< entries of the admin log
    QByteArray adminLogHash;

    bool operator==(const StoreState &) const = default;
};

/// As an administrator of the server; inside Transaction::beginMoment() of that moment.
store::Result<StoreState> readStoreState(store::Connection &connection);

/// The time by the server's clock, to the millisecond and never later than it is.
store::Result<QDateTime> readServerTime(store::Connection &connection);

} // namespace lekthi::backup
