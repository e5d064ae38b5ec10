#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/reason.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <limits>

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

/// What a reader knows who looks again.
struct KnownResets
{
    QList<qint64> open;                                 ///< ids that were open, so that their end is read too
    qint64 newest = std::numeric_limits<qint64>::max(); ///< id; those behind it are read, however they ended
};

} // namespace lekthi::store
