#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/reason.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <limits>
#include <optional>

namespace lekthi::store {

/// What becomes of the numbers that lie above the value that a counter is reset to.
enum class NumbersAbove {
    Skip, ///< they stay taken and are passed over
    Void, ///< they are released for new documents; refused if a document holds one of them
};

enum class ResetState { Pending, Executed, Rejected, Withdrawn, Expired, Stale };

struct ResetApproval
{
    int personId = 0;
    QString login;
    QString comment;
    QDateTime approvedAt;
};

/// A row of counter_reset_requests with its approvals. Nothing of it ever changes except how it ends.
struct ResetRequest
{
    qint64 id = 0;
    qint64 counterId = 0;
    numbering::CounterKey key;
    qint64 seenNumber = 0; ///< last number of the counter when the reset was requested
    int seenVersion = 0;
    qint64 newNumber = 0;
    NumbersAbove above = NumbersAbove::Skip;
    int countAbove = 0; ///< numbers in force above newNumber when it was requested
    QString reason;
    int requesterPersonId = 0;
    QString requester; ///< login
    QDateTime requestedAt;
    QDateTime expiresAt;
    int approvalsNeeded = 1; ///< besides the requester
    QList<ResetApproval> approvals;
    /// As it stands now: a pending request is Stale once its counter has moved and Expired past expiresAt,
    /// also before anybody has tried to approve it.
    ResetState state = ResetState::Pending;
    QString closer; ///< login; empty while pending, expired or stale
    QDateTime closedAt;
    QString closingReason;
    qint64 currentNumber = 0; ///< last number of the counter now
    int currentVersion = 0;
};

/// What a reset would do, read at this moment.
struct ResetFacts
{
    qint64 currentNumber = 0;
    int currentVersion = 0;
    int countAbove = 0; ///< numbers in force above the new value
    QString firstAbove; ///< the first that would collide; empty if there is none
    QString lastAbove;
    int boundToDocuments = 0; ///< of countAbove; more than 0: they cannot be released
};

struct ResetWish
{
    qint64 counterId = 0;
    int seenVersion = 0;
    qint64 newNumber = 0;
    NumbersAbove above = NumbersAbove::Skip;
    numbering::Reason reason; ///< of at least minimumForReset letters and digits
};

inline constexpr int minimumForReset = 20;

/// Newest first, all of them: nothing ever vanishes. counterId empty: of all counters.
Result<QList<ResetRequest>> resetRequests(Connection &connection, std::optional<qint64> counterId = {});

/// What a reader knows who looks again.
struct KnownResets
{
    QList<qint64> open;                                 ///< ids that were open, so that their end is read too
    qint64 newest = std::numeric_limits<qint64>::max(); ///< id; those behind it are read, however they ended
};

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
