#pragma once

#include "core/numbering/counter_key.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <limits>
#include <optional>

namespace lekthi::store {

/// What takes two people (3.11.7). A store may know kinds that this program does not: they are listed, and
/// decided about like the others.
namespace requestkind {
inline constexpr QLatin1StringView reset{"RESET"};
inline constexpr QLatin1StringView import{"IMPORT"};
inline constexpr QLatin1StringView templateChange{"TEMPLATE"};
inline constexpr QLatin1StringView numberVoid{"VOID"};
inline constexpr QLatin1StringView archive{"ARCHIVE"};
inline constexpr QLatin1StringView pool{"POOL"};
} // namespace requestkind

enum class RequestState { Pending, Executed, Rejected, Withdrawn, Expired, Stale };

struct RequestApproval
{
    int personId = 0;
    QString login{};
    QString comment{};
    QDateTime approvedAt{};
};

/// A row of requests with its approvals. Nothing of it ever changes except how it ends.
struct Request
{
    qint64 id = 0;
    QString kind{};
    QString subject{}; ///< for which one request is open at most: "counter:17"
    int projectId = 0;
    std::optional<int> typeId{};
    QString factsText{}; ///< JSON, as the store keeps it: what the digest is of
    QByteArray digest{}; ///< SHA-256, as the store made it when it was requested
    QString reason{};
    int requesterPersonId = 0;
    QString requester{}; ///< login
    QDateTime requestedAt{};
    QDateTime expiresAt{};
    int approvalsNeeded = 1; ///< besides the requester
    QList<RequestApproval> approvals{};
    /// As it stands now: a pending request is Stale once what it is about has moved and Expired past
    /// expiresAt, also before anybody has tried to approve it.
    RequestState state = RequestState::Pending;
    QString closer{}; ///< login; empty while pending, expired or stale
    QDateTime closedAt{};
    QString closingReason{};
    QJsonObject now{}; ///< what it is about, as it is now; empty where the kind has nothing to say

    QJsonObject facts() const;
};

/// Of what its facts say of a counter; for kinds whose facts have a "key".
numbering::CounterKey counterKeyOf(const Request &request);

/// Made of what was read: what approving vouches for.
QByteArray digestOf(const Request &request);

/// What a reader knows who looks again.
struct KnownRequests
{
    QList<qint64> open{};                               ///< ids that were open, so that their end is read too
    qint64 newest = std::numeric_limits<qint64>::max(); ///< id; those behind it are read, however they ended
};

/// Which of them a page holds; whatever is left empty lets all of them through.
struct RequestFilter
{
    QString kind{};
    QString subject{};
};

inline constexpr int minimumForRequest = 20; ///< letters and digits of the reason

/// "PENDING", ...: the store's ENUM, also for scripts.
QString requestStateName(RequestState state);
/// Stale for any other text: a state that a newer store knows is none that can still be decided about.
RequestState requestStateFromName(const QString &name);

} // namespace lekthi::store
