#include "core/store/requests/reset_gateway.h"

#include "core/store/counters/counter_row.h"
#include "core/store/requests/request_decisions.h"

#include <QHash>

#include <limits>
#include <utility>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listRequests("reset/list_requests");
constexpr Statement listApprovals("reset/list_approvals");
constexpr Statement findFacts("reset/find_facts");

constexpr std::pair<ResetState, QLatin1StringView> stateNames[] = {
    {ResetState::Pending, "PENDING"_L1},   {ResetState::Executed, "EXECUTED"_L1},
    {ResetState::Rejected, "REJECTED"_L1}, {ResetState::Withdrawn, "WITHDRAWN"_L1},
    {ResetState::Expired, "EXPIRED"_L1},   {ResetState::Stale, "STALE"_L1},
};

constexpr std::pair<NumbersAbove, QLatin1StringView> aboveNames[] = {
    {NumbersAbove::Skip, "SKIP"_L1},
    {NumbersAbove::Void, "VOID"_L1},
};

using ApprovalsByRequest = QHash<qint64, QList<ResetApproval>>;

ResetRequest requestFrom(const Row &row)
{
    ResetRequest request;
    request.id = row.bigInteger("id"_L1);
    request.counterId = row.bigInteger("counter_id"_L1);
    request.key = counterKeyFrom(row);
    request.seenNumber = row.bigInteger("seen_number"_L1);
    request.seenVersion = row.integer("seen_version"_L1);
    request.newNumber = row.bigInteger("new_number"_L1);
    request.above = numbersAboveFromName(row.text("issued_above"_L1)).value_or(NumbersAbove::Skip);
    request.countAbove = row.integer("count_above"_L1);
    request.reason = row.text("reason"_L1);
    request.requesterPersonId = row.integer("requester_person_id"_L1);
    request.requester = row.text("requester"_L1);
    request.requestedAt = row.instant("requested_at"_L1);
    request.expiresAt = row.instant("expires_at"_L1);
    request.approvalsNeeded = row.integer("approvals_needed"_L1);
    request.state = resetStateFromName(row.text("effective_state"_L1));
    request.closer = row.text("closer"_L1);
    request.closedAt = row.instant("closed_at"_L1);
    request.closingReason = row.text("closing_reason"_L1);
    request.currentNumber = row.bigInteger("current_number"_L1);
    request.currentVersion = row.integer("current_version"_L1);
    return request;
}

ApprovalsByRequest approvalsFrom(const Rows &rows)
{
    ApprovalsByRequest approvals;
    for (const Row &row : rows)
        approvals[row.bigInteger("request_id"_L1)].append({row.integer("person_id"_L1),
                                                           row.text("approver"_L1), row.text("comment"_L1),
                                                           row.instant("approved_at"_L1)});
    return approvals;
}

/// Which requests to read: all that any of these lets in.
struct Wanted
{
    bool open = false;
    QList<qint64> ids = {};
    qint64 after = std::numeric_limits<qint64>::max();
    qint64 before = std::numeric_limits<qint64>::max();
    std::optional<qint64> counterId = {}; ///< of those before
    int limit = 0;                        ///< of those before
};

QString jsonOf(const QList<qint64> &ids)
{
    QStringList texts;
    for (const qint64 id : ids)
        texts += QString::number(id);
    return u'[' + texts.join(u',') + u']';
}

Result<QList<ResetRequest>> readRequests(Connection &connection, const Wanted &wanted)
{
    const QVariant counter = wanted.counterId ? QVariant(*wanted.counterId) : QVariant();
    const Result<Rows> rows =
        connection.read(listRequests, {int(wanted.open), jsonOf(wanted.ids), wanted.after, wanted.before,
                                       counter, counter, wanted.limit});
    if (!rows)
        return tl::unexpected(rows.error());
    QList<ResetRequest> requests;
    QList<qint64> ids;
    for (const Row &row : *rows) {
        requests.append(requestFrom(row));
        ids.append(requests.constLast().id);
    }
    if (ids.isEmpty())
        return requests;
    return connection.read(listApprovals, {jsonOf(ids)})
        .map(approvalsFrom)
        .map([&](const ApprovalsByRequest &all) {
            for (ResetRequest &request : requests)
                request.approvals = all.value(request.id);
            return requests;
        });
}

tl::unexpected<Error> notFound(const QString &what, qint64 id)
{
    return tl::unexpected(Error{ErrorKind::NotFound, 0, what, QString::number(id)});
}

} // namespace

Result<QList<ResetRequest>> resetRequests(Connection &connection, std::optional<qint64> counterId)
{
    return readRequests(connection, {.counterId = counterId, .limit = std::numeric_limits<int>::max()});
}

Result<QList<ResetRequest>> openResetRequests(Connection &connection, const KnownResets &known)
{
    return readRequests(connection, {.open = true, .ids = known.open, .after = known.newest});
}

Result<QList<ResetRequest>> resetRequestPage(Connection &connection, qint64 beforeId, int limit)
{
    Wanted wanted{.limit = limit};
    if (beforeId > 0)
        wanted.before = beforeId;
    return readRequests(connection, wanted);
}

Result<ResetRequest> findResetRequest(Connection &connection, qint64 id)
{
    const auto requests = readRequests(connection, {.ids = {id}});
    if (!requests)
        return tl::unexpected(requests.error());
    if (requests->isEmpty())
        return notFound(u"no such reset request"_s, id);
    return requests->first();
}

Result<ResetFacts> resetFacts(Connection &connection, qint64 counterId, qint64 newNumber)
{
    const Result<Rows> rows =
        connection.read(findFacts, {counterId, counterId, newNumber, counterId, newNumber, counterId});
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->isEmpty())
        return notFound(u"no such counter"_s, counterId);
    const Row &row = rows->first();
    return ResetFacts{row.bigInteger("last_number"_L1), row.integer("version"_L1),
                      row.integer("count_above"_L1),    row.text("first_above"_L1),
                      row.text("last_above"_L1),        row.integer("bound"_L1)};
}

Result<void> requestReset(Connection &connection, const ResetWish &wish)
{
    const auto isOurs = [&](const ResetRequest &request) {
        return request.state == ResetState::Pending && request.requester == connection.address().user &&
               request.newNumber == wish.newNumber && request.reason == wish.reason.text();
    };
    return orFound(
        callFor(connection, "request_reset",
                {wish.counterId, wish.seenVersion, QString::number(wish.newNumber),
                 numbersAboveName(wish.above), wish.reason.text()}),
        [&] {
            return resetRequests(connection, wish.counterId).map([&](const QList<ResetRequest> &requests) {
                return std::ranges::any_of(requests, isOurs);
            });
        });
}

Result<void> approveReset(Connection &connection, qint64 id, int seenVersion, const QString &comment)
{
    return approvedBy(connection, "approve_reset", {id, seenVersion, comment}, &findResetRequest);
}

Result<void> rejectReset(Connection &connection, qint64 id, const numbering::Reason &reason)
{
    return closedBy(connection, "reject_reset", {id, reason.text()}, ResetState::Rejected, &findResetRequest);
}

Result<void> withdrawReset(Connection &connection, qint64 id, const QString &comment)
{
    return closedBy(connection, "withdraw_reset", {id, comment}, ResetState::Withdrawn, &findResetRequest);
}

QString resetStateName(ResetState state)
{
    for (const auto &[known, name] : stateNames) {
        if (known == state)
            return name;
    }
    return {};
}

ResetState resetStateFromName(const QString &name)
{
    for (const auto &[state, known] : stateNames) {
        if (known == name)
            return state;
    }
    return ResetState::Stale;
}

QString numbersAboveName(NumbersAbove above)
{
    for (const auto &[known, name] : aboveNames) {
        if (known == above)
            return name;
    }
    return {};
}

std::optional<NumbersAbove> numbersAboveFromName(const QString &name)
{
    for (const auto &[above, known] : aboveNames) {
        if (known == name)
            return above;
    }
    return std::nullopt;
}

} // namespace lekthi::store
