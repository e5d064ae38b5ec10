#pragma once

#include "core/numbering/reason.h"
#include "core/store/requests/request.h"
#include "core/store/session/connection.h"

namespace lekthi::store {

// Requests of all kinds. The thread of the connection; refusals carry a code of denial.h as serverCode.

/// Newest first: those that nobody has closed, be they stale or expired by now, and what has happened since
/// known was read. However long the history is, this is short.
Result<QList<Request>> openRequests(Connection &connection, const KnownRequests &known = {});

/// Newest first, those before beforeId (0: from the newest on), at most limit: a keyset page.
Result<QList<Request>> requestPage(Connection &connection, const RequestFilter &filter, qint64 beforeId,
                                   int limit);

/// NotFound if there is none.
Result<Request> findRequest(Connection &connection, qint64 id);

/// In the name of the connection's account, which has to be that of a Super Admin. The last approval that is
/// needed executes the request, in the same transaction. digest: of what the approver saw. Refused for the
/// requester, twice by one person, and when the request is closed, expired or stale (3.11.7).
Result<void> approveRequest(Connection &connection, qint64 id, const QByteArray &digest,
                            const QString &comment);

/// By any Super Admin but the requester.
Result<void> rejectRequest(Connection &connection, qint64 id, const numbering::Reason &reason);

/// By the requester.
Result<void> withdrawRequest(Connection &connection, qint64 id, const QString &comment);

/// Asks by a routine of a kind, and gives the id of the request that is open for the subject then. Where the
/// answer was lost it is looked for: it is ours if this account asked for it with the reason.
Result<qint64> enterRequest(Connection &connection, const char *routine, const QVariantList &values,
                            const QString &subject, const numbering::Reason &reason);

} // namespace lekthi::store
