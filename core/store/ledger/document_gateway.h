#pragma once

#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QUuid>

#include <chrono>
#include <optional>

namespace lekthi::store {

// What becomes of numbers that were drawn without a document. A session uses its connection alone, from its
// own thread.

/// Gives the number that was drawn under the request id to a document, once; the same document again changes
/// nothing. Only by the account that drew it. The number itself. Fails as numberOfAnother, numberUnused,
/// numberVoided, notTheDrawer, unknownDraw; as documentHasNumber if the document has another number already,
/// unless `another` asks for one more (denial.h).
Result<QString> bindDocument(Connection &connection, const QUuid &requestId, qint64 documentId,
                             bool another = false);

/// Marks the number as one that no document will get: it stays taken, and the ledger says why. By the account
/// that drew it or a Super Admin; again changes nothing. The number itself. Fails as bindDocument does.
Result<QString> markUnused(Connection &connection, const QUuid &requestId, const QString &reason);

/// A number in force that no document has, and that nobody marked as unused.
struct UnboundNumber
{
    qint64 ledgerId = 0;
    QUuid requestId;
    QString number;
    int projectId = 0;
    int typeId = 0;
    int userId = 0; ///< for whom
    std::optional<int> drawnBy;
    QDateTime createdAt;
};

struct UnboundFilter
{
    std::chrono::minutes age{0}; ///< at least
    int projectId = 0;           ///< 0: of all
    qint64 afterId = 0;          ///< the ledger row of the last one that was listed before
};

/// The oldest first.
Result<QList<UnboundNumber>> unboundNumbers(Connection &connection, const UnboundFilter &filter, int limit);

} // namespace lekthi::store
