#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/reason.h"
#include "core/store/requests/reset_gateway.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::store {

/// A number of a register, as it is taken over.
struct TakenOverNumber
{
    qsizetype counter = 0; ///< index into the counters of the take-over
    qint64 line = 0;       ///< of the register
    qint64 sequence = 0;
    QString number{};
    std::optional<qint64> documentId{};

    bool operator==(const TakenOverNumber &) const = default;
};

/// A counter that a take-over raises. What the store counts itself is 0 in a wish.
struct TakenOverCounter
{
    numbering::CounterKey key{};
    qint64 seenNumber = 0; ///< 0, with version 0, also if there is no such counter yet
    int seenVersion = 0;
    qint64 newNumber = 0;
    qint64 numbers = 0;
    qint64 missing = 0; ///< running numbers above seenNumber that the register does not have
    qint64 firstLine = 0;
    qint64 lastLine = 0;
};

/// Where the numbers of a take-over come from.
struct RegisterFacts
{
    QString fileName{};
    QByteArray fileDigest{}; ///< SHA-256
    qint64 lines = 0;
    qint64 notUnderstood = 0;
    qint64 repeated = 0;
    qint64 takenAlready = 0;

    bool operator==(const RegisterFacts &) const = default;
};

struct TakeOverWish
{
    int projectId = 0;
    int typeId = 0;
    int templateVersion = 0; ///< of the template by which the numbers were read back
    RegisterFacts facts{};
    QList<TakenOverCounter> counters{};
    QList<TakenOverNumber> numbers{};
    numbering::Reason reason; ///< of at least minimumForReset letters and digits
};

/// What one take-over may bring; measured: 50,000 numbers keep others out of the admin log for about two
/// seconds.
inline constexpr qsizetype mostTakenOverNumbers = 50'000;
inline constexpr qsizetype mostTakenOverCounters = 2'000;

/// A row of take_over_requests.
struct TakeOverRequest
{
    qint64 id = 0;
    int projectId = 0;
    int typeId = 0;
    QString templateText{};
    int templateVersion = 0;
    RegisterFacts facts{};
    QByteArray planDigest{};
    qint64 numbers = 0;
    QString reason{};
    int requesterPersonId = 0;
    QString requester{}; ///< login
    QDateTime requestedAt{};
    QDateTime expiresAt{};
    int approvalsNeeded = 1; ///< besides the requester
    QList<ResetApproval> approvals{};
    /// As it stands now: Stale once one of its counters or its template has moved, also before anybody has
    /// tried to approve it. A number that was taken meanwhile shows only then.
    ResetState state = ResetState::Pending;
    QString closer{};
    QDateTime closedAt{};
    QString closingReason{};
};

/// Newest first, those before beforeId (0: from the newest on), at most limit.
Result<QList<TakeOverRequest>> takeOverRequestPage(Connection &connection, qint64 beforeId, int limit);

/// NotFound if there is none.
Result<TakeOverRequest> findTakeOver(Connection &connection, qint64 id);

/// What a request would do or did.
struct TakeOverContent
{
    QList<TakenOverCounter> counters{};
    QList<TakenOverNumber> numbers{};
    QByteArray planDigest{}; ///< over what was read here: what approving vouches for
};
/// Those of a request alone, in its order.
Result<QList<TakenOverCounter>> takeOverCounters(Connection &connection, qint64 requestId);
Result<TakeOverContent> takeOverContent(Connection &connection, const TakeOverRequest &request);

/// In the name of the connection's account, which has to be that of a Super Admin; gives the id. Refusals
/// carry a code of denial.h: the store has changed since the register was read, a request is open already,
/// too many numbers.
Result<qint64> requestTakeOver(Connection &connection, const TakeOverWish &wish);

/// The last approval that is needed carries it out, all of it or nothing. planDigest: of the content that the
/// approver saw. Refused (denial.h) for the requester, twice by one person, and when the request is closed,
/// expired or stale.
Result<void> approveTakeOver(Connection &connection, qint64 id, const QByteArray &planDigest,
                             const QString &comment);

/// By any Super Admin but the requester.
Result<void> rejectTakeOver(Connection &connection, qint64 id, const numbering::Reason &reason);

/// By the requester.
Result<void> withdrawTakeOver(Connection &connection, qint64 id, const QString &comment);

/// Where a number came from that was taken over.
struct TakenOverStory
{
    qint64 requestId = 0;
    int projectId = 0;
    int typeId = 0;
    RegisterFacts facts{};
    QDateTime takenOverAt{};
    QString reason{};
    qint64 line = 0;
    qint64 sequence = 0;
    QString number{};
    std::optional<qint64> documentId{};
};

/// Also of a number that a revision gave to one that was taken over. In all projects; numbers are compared as
/// the store compares them.
Result<QList<TakenOverStory>> takenOverStoriesOf(Connection &connection, const QString &number);

} // namespace lekthi::store
