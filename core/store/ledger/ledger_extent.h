#pragma once

#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>

#include <chrono>
#include <optional>

namespace lekthi::store {

/// How far the ledger goes back and how large it is (3.11.8.3).
struct LedgerExtent
{
    QDateTime oldest;   ///< invalid: there is no row
    qint64 oldRows = 0; ///< from before the time that was asked for
    qint64 bytes = 0;   ///< rows and indexes, as the server estimates
};

Result<LedgerExtent> ledgerExtent(Connection &connection, const QDateTime &before);

/// The id of the oldest row from that moment on, by the time that the row tells; nothing if there is none.
Result<std::optional<qint64>> firstLedgerRowSince(Connection &connection, const QDateTime &since);

struct LedgerYear
{
    int year = 0;
    qint64 rows = 0;
};

/// The years that have rows, oldest first; zoneOffset: of the zone whose years they are. Reads one index of
/// the ledger, in under a second for two million rows.
Result<QList<LedgerYear>> ledgerYears(Connection &connection, std::chrono::seconds zoneOffset);

} // namespace lekthi::store
