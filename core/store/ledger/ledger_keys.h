#pragma once

#include "core/store/ledger/ledger_list.h"
#include "core/store/session/row.h"

namespace lekthi::store {

/// Of a row with created_text and id.
inline LedgerPosition positionIn(const Row &row)
{
    return {row.text(QLatin1StringView("created_text")), row.bigInteger(QLatin1StringView("id"))};
}

/// Between which positions a page lies; both ends are left out.
struct LedgerBounds
{
    LedgerPosition lower;
    LedgerPosition upper;
};

/// Of the filter's period, and of what lies behind the cursor.
LedgerBounds boundsOf(const LedgerFilter &filter, LedgerOrder order,
                      const std::optional<LedgerPosition> &after);

/// For the question marks of a span in a statement.
QVariantList spanValues(const LedgerBounds &bounds);

/// The time of the last one of the next so many rows within the bounds, whatever they say; nothing where no
/// more are left. One index alone is read.
Result<std::optional<QString>> ledgerEdge(Connection &connection, const LedgerBounds &bounds,
                                          LedgerOrder order, int rows);

/// The first positions of what the filter lets through within the bounds, in this order, at most limit.
/// Chooses the index that leaves least to read.
Result<QList<LedgerPosition>> ledgerKeys(Connection &connection, const LedgerFilter &filter,
                                         const LedgerBounds &bounds, LedgerOrder order, int limit);

/// How many rows the filter lets through within the bounds, at most limit.
Result<int> countLedgerKeys(Connection &connection, const LedgerFilter &filter, const LedgerBounds &bounds,
                            int limit);

} // namespace lekthi::store
