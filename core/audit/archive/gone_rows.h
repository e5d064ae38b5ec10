#pragma once

#include "core/audit/archive/ledger_archive.h"
#include "core/audit/checked_ledger.h"
#include "core/store/session/connection.h"

#include <QList>

#include <optional>

namespace lekthi::audit {

// Archived years whose rows an administrator took out of the store. The thread of the connection.

/// Whether the store has any row of these.
store::Result<bool> hasRows(store::Connection &connection, const store::ArchivedRange &range);

/// Oldest first.
store::Result<QList<store::ExecutedArchive>> goneArchives(store::Connection &connection);

/// Refused as denial::rowsArchived where rows are gone that none of these archives holds.
store::Result<void> requireArchives(store::Connection &connection, const QList<TrustedArchive> &archives);

/// Where chains stood at the end of the archives, for a walk to go on from; nothing if no rows are gone. The
/// store noted it when the archives were agreed on; only their files prove it.
store::Result<std::optional<CheckedLedger>> placeBehindGoneRows(store::Connection &connection);

} // namespace lekthi::audit
