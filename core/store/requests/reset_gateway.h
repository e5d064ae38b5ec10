#pragma once

#include "core/store/requests/reset_request.h"
#include "core/store/session/connection.h"

#include <optional>

namespace lekthi::store {

/// Newest first, all of them: nothing ever vanishes. counterId empty: of all counters.
Result<QList<ResetRequest>> resetRequests(Connection &connection, std::optional<qint64> counterId = {});

/// Newest first: those that nobody has closed, be they stale or expired by now, and what has happened since
/// known was read. However long the history is, this is short.
Result<QList<ResetRequest>> openResetRequests(Connection &connection, const KnownResets &known = {});

/// Newest first, those before beforeId (0: from the newest on), at most limit: a keyset page of all.
Result<QList<ResetRequest>> resetRequestPage(Connection &connection, qint64 beforeId, int limit);

/// NotFound if there is none.
Result<ResetRequest> findResetRequest(Connection &connection, qint64 id);

/// NotFound if there is no such counter.
Result<ResetFacts> resetFacts(Connection &connection, qint64 counterId, qint64 newNumber);

/// In the name of the connection's account, which has to be that of a Super Admin. Refusals carry a code of
/// denial.h as serverCode: the counter has moved, a request is open already, numbers belong to documents.
Result<void> requestReset(Connection &connection, const ResetWish &wish);

/// The last approval that is needed carries the reset out, in the same transaction. seenVersion: of the
/// counter, as the approver saw it. Refused (denial.h) for the requester, twice by one person, and when the
/// request is closed, expired or stale (3.11.7).
Result<void> approveReset(Connection &connection, qint64 id, int seenVersion, const QString &comment);

/// By any Super Admin but the requester.
Result<void> rejectReset(Connection &connection, qint64 id, const numbering::Reason &reason);

/// By the requester.
Result<void> withdrawReset(Connection &connection, qint64 id, const QString &comment);

/// "PENDING", ...: the store's ENUM, also for scripts.
QString resetStateName(ResetState state);
/// Stale for any other text: a state that a newer store knows is none that can still be decided about.
ResetState resetStateFromName(const QString &name);
QString numbersAboveName(NumbersAbove above);
std::optional<NumbersAbove> numbersAboveFromName(const QString &name);

} // namespace lekthi::store
