#pragma once

#include "core/audit/archive/ledger_archive.h"
#include "core/store/session/connection.h"

#include <QList>

namespace lekthi::audit {

struct TakenRepair
{
    qint64 added = 0;    ///< numbers that are in force and were not marked as taken
    qint64 anchored = 0; ///< texts whose first place was missing
    qint64 removed = 0;  ///< numbers that were marked and that no row of the ledger stands behind
    qint64 kept =
        0; ///< the same, left as they are: the ledger itself is damaged, or there are too many at once
    bool isLedgerIntact = true;

    bool hasChanged() const { return added + anchored + removed > 0; }
};

/// Makes the taken numbers those that are in force by the ledger, and says so in the admin log where
/// something was changed. What a damaged ledger does not know is not taken away: rows may be missing there.
/// Equal numbers that were issued already stay. Needs the rights of an administrator of the server, outside a
/// transaction; may drop a trigger, so that the guards have to be restored afterwards. Numbers may be drawn
/// meanwhile. Run again after a failure. archives: as verifyLedger() takes them; without those whose rows are
/// gone it is refused as denial::rowsArchived, and no number is released.
store::Result<TakenRepair> repairTakenNumbers(store::Connection &connection,
                                              const QList<TrustedArchive> &archives = {});

} // namespace lekthi::audit
