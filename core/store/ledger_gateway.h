#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/uniqueness.h"
#include "core/store/connection.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <optional>

namespace lekthi::store {

enum class LedgerEvent {
    Issued,  ///< drawn from a counter
    Revised, ///< the same sequence number rendered with a new {REV}; drew nothing
};

enum class Fallback { None, DatabaseLock, Retry };
QString fallbackName(Fallback fallback); ///< "NONE", "DB_LOCK", "RETRY"

/// A row of document_number_audit (3.11.8.1). Rows are only ever added.
struct LedgerRow
{
    qint64 id = 0;
    QUuid requestId;
    LedgerEvent event = LedgerEvent::Issued;
    qint64 counterId = 0;
    int resetEpoch = 0; ///< of the counter when the number was drawn
    numbering::CounterKey key;
    std::optional<qint64> documentId;
    QString number;
    qint64 sequence = 0;
    QString revision;
    QString templateText;
    int templateVersion = 0;
    int userId = 0;
    QString ipAddress;
    QString userAgent;
    int retryCount = 0;
    int lockWaitMs = 0;
    int totalDurationMs = 0;
    Fallback fallback = Fallback::None;
    QStringList skipped; ///< numbers passed over since they were taken
    QDateTime createdAt;
};

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

/// The latest row of a number in its scope, for revisions; NotFound if it was never issued.
Result<LedgerRow> findIssued(Connection &connection, int projectId, const QString &number);

/// Which of these numbers are in force in the scope, by the store's collation.
Result<QStringList> takenAmong(Connection &connection, const ScopeKey &scope, const QStringList &numbers);

/// Appends rows and marks their numbers taken in the scope; inside the caller's transaction. Duplicate if a
/// request id or a number exists already: then roll back.
Result<void> appendToLedger(Connection &connection, const ScopeKey &scope, const QList<LedgerRow> &rows);

/// The same in a script, for rows that were drawn (LedgerEvent::Issued).
void addToLedger(Script &script, const ScopeKey &scope, const QList<LedgerRow> &rows);

} // namespace lekthi::store
