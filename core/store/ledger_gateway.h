#pragma once

#include "core/numbering/uniqueness.h"
#include "core/store/connection.h"
#include "core/store/ledger_chain.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QUuid>

namespace lekthi::store {

/// Where taken numbers are compared: (project, type) or the whole store.
struct ScopeKey
{
    int projectId = 0; ///< 0 with Store scope
    int typeId = 0;

    bool operator==(const ScopeKey &) const = default;
};
ScopeKey scopeKeyOf(numbering::UniquenessScope scope, const numbering::CounterKey &key);

/// The rows of these request ids that exist.
Result<QList<LedgerRow>> findByRequestIds(Connection &connection, const QList<QUuid> &requestIds);

/// The latest row of a number in its scope, for revisions; of one that was taken over from a register the row
/// of its take-over, with its own number, sequence and document and without a revision. NotFound if it was
/// neither issued nor taken over.
Result<LedgerRow> findIssued(Connection &connection, int projectId, const QString &number);

/// Which of these numbers are in force in the scope, by the store's collation.
Result<QStringList> takenAmong(Connection &connection, const ScopeKey &scope, const QStringList &numbers);

/// Appends rows and marks their numbers taken in the scope; inside the caller's transaction, which has locked
/// the counter and raises it to the rows' head (raiseCounter). Duplicate if a request id or a number exists
/// already: then roll back.
Result<void> appendToLedger(Connection &connection, const ScopeKey &scope, const ChainedRows &rows);

} // namespace lekthi::store
