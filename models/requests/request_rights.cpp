#include "models/requests/request_rights.h"

#include "core/store/people/rights.h"
#include "core/store/session/denial.h"

#include <algorithm>

namespace lekthi::models {

using store::Request;
using store::RequestState;

namespace {

RequestObstacle obstacleOfAccount(const Decider &decider)
{
    if (!store::may(decider.person, store::Deed::DecideRequest))
        return RequestObstacle::NotSuperAdmin;
    return decider.glass == Glass::Broken ? RequestObstacle::GlassOpen : RequestObstacle::None;
}

// One account belongs to one person, so that logins tell persons apart.
bool isOwn(const Request &request, const store::Person &person)
{
    return request.requester == person.login;
}

RequestObstacle obstacleOfState(RequestState state)
{
    switch (state) {
    case RequestState::Pending:
        return RequestObstacle::None;
    case RequestState::Expired:
        return RequestObstacle::Expired;
    case RequestState::Stale:
        return RequestObstacle::Stale;
    case RequestState::Executed:
    case RequestState::Rejected:
    case RequestState::Withdrawn:
        break;
    }
    return RequestObstacle::Closed;
}

} // namespace

RequestState stateAt(const Request &request, const QDateTime &now)
{
    return request.state == RequestState::Pending && request.expiresAt <= now ? RequestState::Expired
                                                                              : request.state;
}

bool isLastApproval(const Request &request)
{
    return request.approvals.size() + 1 >= request.approvalsNeeded;
}

RequestObstacle obstacleToApproval(const Request &request, const Decider &decider, const QDateTime &now)
{
    const RequestObstacle obstacle = obstacleToRejection(request, decider, now);
    if (obstacle != RequestObstacle::None)
        return obstacle;
    const bool hasApproved =
        std::ranges::any_of(request.approvals, [&](const store::RequestApproval &approval) {
            return approval.login == decider.person.login;
        });
    return hasApproved ? RequestObstacle::ApprovedAlready : RequestObstacle::None;
}

RequestObstacle obstacleToRejection(const Request &request, const Decider &decider, const QDateTime &now)
{
    if (const auto obstacle = obstacleOfState(stateAt(request, now)); obstacle != RequestObstacle::None)
        return obstacle;
    if (const auto obstacle = obstacleOfAccount(decider); obstacle != RequestObstacle::None)
        return obstacle;
    return isOwn(request, decider.person) ? RequestObstacle::OwnRequest : RequestObstacle::None;
}

RequestObstacle obstacleToWithdrawal(const Request &request, const Decider &decider, const QDateTime &now)
{
    if (const auto obstacle = obstacleOfState(stateAt(request, now)); obstacle != RequestObstacle::None)
        return obstacle;
    if (!isOwn(request, decider.person))
        return RequestObstacle::NotOwnRequest;
    return decider.glass == Glass::Broken ? RequestObstacle::GlassOpen : RequestObstacle::None;
}

QString glassText()
{
    store::Error refusal;
    refusal.serverCode = store::denial::glassOpen;
    return store::describeDenial(refusal);
}

} // namespace lekthi::models
