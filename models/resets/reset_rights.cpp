#include "models/resets/reset_rights.h"

#include "models/resets/reset_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using store::ResetRequest;
using store::ResetState;

namespace {

bool isSuperAdmin(const store::Person &person)
{
    return person.active && person.role == store::Role::SuperAdmin;
}

// One account belongs to one person, so that logins tell persons apart.
bool isOwn(const ResetRequest &request, const store::Person &person)
{
    return request.requester == person.login;
}

ResetObstacle obstacleOfState(ResetState state)
{
    switch (state) {
    case ResetState::Pending:
        return ResetObstacle::None;
    case ResetState::Expired:
        return ResetObstacle::Expired;
    case ResetState::Stale:
        return ResetObstacle::Stale;
    case ResetState::Executed:
    case ResetState::Rejected:
    case ResetState::Withdrawn:
        break;
    }
    return ResetObstacle::Closed;
}

} // namespace

ResetState stateAt(const ResetRequest &request, const QDateTime &now)
{
    if (request.state != ResetState::Pending)
        return request.state;
    if (request.expiresAt <= now)
        return ResetState::Expired;
    return request.currentVersion == request.seenVersion ? ResetState::Pending : ResetState::Stale;
}

bool isLastApproval(const ResetRequest &request)
{
    return request.approvals.size() + 1 >= request.approvalsNeeded;
}

ResetObstacle obstacleToApproval(const ResetRequest &request, const store::Person &person,
                                 const QDateTime &now)
{
    if (const auto obstacle = obstacleOfState(stateAt(request, now)); obstacle != ResetObstacle::None)
        return obstacle;
    if (!isSuperAdmin(person))
        return ResetObstacle::NotSuperAdmin;
    if (isOwn(request, person))
        return ResetObstacle::OwnRequest;
    const bool approved =
        std::any_of(request.approvals.cbegin(), request.approvals.cend(),
                    [&](const store::ResetApproval &approval) { return approval.login == person.login; });
    return approved ? ResetObstacle::ApprovedAlready : ResetObstacle::None;
}

ResetObstacle obstacleToRejection(const ResetRequest &request, const store::Person &person,
                                  const QDateTime &now)
{
    if (const auto obstacle = obstacleOfState(stateAt(request, now)); obstacle != ResetObstacle::None)
        return obstacle;
    if (!isSuperAdmin(person))
        return ResetObstacle::NotSuperAdmin;
    return isOwn(request, person) ? ResetObstacle::OwnRequest : ResetObstacle::None;
}

ResetObstacle obstacleToWithdrawal(const ResetRequest &request, const store::Person &person,
                                   const QDateTime &now)
{
    if (const auto obstacle = obstacleOfState(stateAt(request, now)); obstacle != ResetObstacle::None)
        return obstacle;
    return isOwn(request, person) ? ResetObstacle::None : ResetObstacle::NotOwnRequest;
}

QString whyNot(ResetObstacle obstacle, const ResetRequest &request)
{
    switch (obstacle) {
    case ResetObstacle::None:
        return {};
    case ResetObstacle::NotSuperAdmin:
        return QCoreApplication::translate("lekthi", "Only Super Admins decide about resets.");
    case ResetObstacle::OwnRequest:
        return QCoreApplication::translate(
            "lekthi", "This is your own request. Another Super Admin has to decide about it.");
    case ResetObstacle::NotOwnRequest:
        return QCoreApplication::translate("lekthi", "Only the requester can withdraw a request.");
    case ResetObstacle::ApprovedAlready:
        return QCoreApplication::translate(
            "lekthi", "You have approved this request already. It waits for somebody else.");
    case ResetObstacle::Expired:
        return QCoreApplication::translate("lekthi", "The request has expired. Request the reset anew.");
    case ResetObstacle::Stale:
        return differenceText(request);
    case ResetObstacle::Closed:
        return QCoreApplication::translate("lekthi", "This request is closed.");
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::models
