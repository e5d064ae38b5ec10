#pragma once

#include "core/numbering/uniqueness.h"
#include "core/store/ledger/ledger_chain.h"
#include "core/store/session/connection.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUuid>

namespace lekthi::store {

/// Who wants to hold a number, and in which scope nobody else may hold it then. Others have scopes, too: two
/// numbers in force may be equal only if neither one's scope covers the other (3.11.5.2).
struct ScopeKey
{
    int projectId = 0;
    int typeId = 0;
    numbering::UniquenessScope scope = numbering::UniquenessScope::Type;

    bool operator==(const ScopeKey &) const = default;
};
ScopeKey scopeKeyOf(numbering::UniquenessScope scope, const numbering::CounterKey &key);

/// The rows of these request ids that exist.
Result<QList<LedgerRow>> findByRequestIds(Connection &connection, const QList<QUuid> &requestIds);

/// The row that tells of a number of the project, for revisions: the latest of those in force, else the
/// latest that was; of one that was taken over from a register the row of its import, with its own number,
/// sequence and document and without a revision. typeId: of which type, where types number alike; 0: any.
/// NotFound if it was neither issued nor taken over.
Result<LedgerRow> findIssued(Connection &connection, int projectId, const QString &number, int typeId = 0);

/// The first number of each of these documents that has any: a document's number is never released.
Result<QHash<qint64, QString>> numberedDocuments(Connection &connection, const QList<qint64> &documentIds);

/// Which of these numbers the key cannot have, by the store's collation: another holder has the text, and the
/// scope of the key or that of the other holder's template in use covers both.
Result<QStringList> takenAmong(Connection &connection, const ScopeKey &scope, const QStringList &numbers);

/// The same, as if those of the counter's numbers above lastNumber were released that a reset could release.
Result<QStringList> takenAmongAfterVoid(Connection &connection, const ScopeKey &scope,
                                        const QStringList &numbers, qint64 counterId, qint64 lastNumber);

/// Appends issued rows whose texts nobody has held yet, and marks them taken; inside the caller's
/// transaction, which has locked the counter and raises it to the rows' head (raiseCounter). Duplicate if a
/// request id or a text exists already: then roll back. For demo data, benchmarks and tests: services draw by
/// drawNumbers.
Result<void> appendToLedger(Connection &connection, const ScopeKey &scope, const ChainedRows &rows);

} // namespace lekthi::store
