#include "core/store/requests/request_gateway.h"

#include "core/store/session/json_text.h"
#include "core/store/session/lost_answer.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listRequests("request/list_requests");
constexpr Statement listApprovals("request/list_approvals");
constexpr Routine approve("approve_request");
constexpr Routine reject("reject_request");
constexpr Routine withdraw("withdraw_request");

/// Which requests to read: all that any of these lets in.
struct Wanted
{
    bool open = false;
    QList<qint64> ids = {};
    qint64 after = std::numeric_limits<qint64>::max();
    qint64 before = std::numeric_limits<qint64>::max();
    RequestFilter filter = {}; ///< of those before
    int limit = 0;             ///< of those before
};

Request requestFrom(const Row &row)
{
    Request request;
    request.id = row.bigInteger("id"_L1);
    request.kind = row.text("kind"_L1);
    request.subject = row.text("subject"_L1);
    request.projectId = row.integer("project_id"_L1);
    request.typeId = row.optionalInteger("correspondence_type_id"_L1);
    request.factsText = row.text("facts"_L1);
    request.digest = row.bytes("facts_digest"_L1);
    request.reason = row.text("reason"_L1);
    request.requesterPersonId = row.integer("requester_person_id"_L1);
    request.requester = row.text("requester"_L1);
    request.requestedAt = row.instant("requested_at"_L1);
    request.expiresAt = row.instant("expires_at"_L1);
    request.approvalsNeeded = row.integer("approvals_needed"_L1);
    request.state = requestStateFromName(row.text("effective_state"_L1));
    request.closer = row.text("closer"_L1);
    request.closedAt = row.instant("closed_at"_L1);
    request.closingReason = row.text("closing_reason"_L1);
    request.now = jsonObject(row.text("subject_now"_L1));
    return request;
}

Result<QList<Request>> withApprovals(Connection &connection, QList<Request> requests)
{
    QList<qint64> ids;
    for (const Request &request : requests)
        ids.append(request.id);
    if (ids.isEmpty())
        return requests;
    return connection.read(listApprovals, {jsonText(ids)}).map([&](const Rows &rows) {
        QHash<qint64, QList<RequestApproval>> approvals;
        for (const Row &row : rows)
            approvals[row.bigInteger("request_id"_L1)].append(
                {row.integer("person_id"_L1), row.text("approver"_L1), row.text("comment"_L1),
                 row.instant("approved_at"_L1)});
        for (Request &request : requests)
            request.approvals = approvals.value(request.id);
        return requests;
    });
}

Result<QList<Request>> readRequests(Connection &connection, const Wanted &wanted)
{
    const RequestFilter &filter = wanted.filter;
    return connection
        .read(listRequests, {int(wanted.open), jsonText(wanted.ids), wanted.after, wanted.before, filter.kind,
                             filter.kind, filter.subject, filter.subject, wanted.limit})
        .and_then([&](const Rows &rows) {
            QList<Request> requests;
            for (const Row &row : rows)
                requests.append(requestFrom(row));
            return withApprovals(connection, std::move(requests));
        });
}

Result<void> call(Connection &connection, const Routine &routine, const QVariantList &values)
{
    return connection.call(routine, values).map([](const Rows &) {});
}

/// Rejected or withdrawn.
Result<void> close(Connection &connection, const Routine &routine, qint64 id, const QString &reason,
                   RequestState state)
{
    return orFound(call(connection, routine, {id, reason}), [&] {
        return findRequest(connection, id).map([&](const Request &request) {
            return request.state == state && request.closer == connection.address().user;
        });
    });
}

} // namespace

Result<QList<Request>> openRequests(Connection &connection, const KnownRequests &known)
{
    return readRequests(connection, {.open = true, .ids = known.open, .after = known.newest});
}

Result<QList<Request>> requestPage(Connection &connection, const RequestFilter &filter, qint64 beforeId,
                                   int limit)
{
    Wanted wanted{.filter = filter, .limit = limit};
    if (beforeId > 0)
        wanted.before = beforeId;
    return readRequests(connection, wanted);
}

Result<Request> findRequest(Connection &connection, qint64 id)
{
    return readRequests(connection, {.ids = {id}})
        .and_then([id](const QList<Request> &requests) -> Result<Request> {
            if (requests.isEmpty())
                return tl::unexpected(
                    Error{ErrorKind::NotFound, 0, u"no such request"_s, QString::number(id)});
            return requests.first();
        });
}

Result<void> approveRequest(Connection &connection, qint64 id, const QByteArray &digest,
                            const QString &comment)
{
    return orFound(call(connection, approve, {id, digest, comment}), [&] {
        return findRequest(connection, id).map([&](const Request &request) {
            return std::ranges::any_of(request.approvals, [&](const RequestApproval &approval) {
                return approval.login == connection.address().user;
            });
        });
    });
}

Result<void> rejectRequest(Connection &connection, qint64 id, const numbering::Reason &reason)
{
    return close(connection, reject, id, reason.text(), RequestState::Rejected);
}

Result<void> withdrawRequest(Connection &connection, qint64 id, const QString &comment)
{
    return close(connection, withdraw, id, comment, RequestState::Withdrawn);
}

Result<qint64> enterRequest(Connection &connection, const char *routine, const QVariantList &values,
                            const QString &subject, const numbering::Reason &reason)
{
    const auto newest = [&] { return requestPage(connection, {.subject = subject}, 0, 1); };
    const auto isOurs = [&](const Request &request) {
        return request.state == RequestState::Pending && request.requester == connection.address().user &&
               request.reason == reason.text();
    };
    return orFound(call(connection, Routine(routine), values),
                   [&] {
                       return newest().map(
                           [&](const QList<Request> &found) { return std::ranges::any_of(found, isOurs); });
                   })
        .and_then(newest)
        .and_then([](const QList<Request> &found) -> Result<qint64> {
            if (found.isEmpty())
                return tl::unexpected(Error{ErrorKind::NotFound, 0, u"the request just entered"_s, {}});
            return found.first().id;
        });
}

} // namespace lekthi::store
