#include "models/resets/reset_rights.h"

#include "core/store/people/rights.h"
#include "core/store/session/denial.h"
#include "models/resets/reset_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using store::ResetRequest;
using store::ResetState;
using store::TakeOverRequest;

namespace {

ResetObstacle obstacleOfAccount(const Decider &decider)
{
    if (!store::may(decider.person, store::Deed::DecideReset))
        return ResetObstacle::NotSuperAdmin;
    return decider.glass == Glass::Broken ? ResetObstacle::GlassOpen : ResetObstacle::None;
}

// One account belongs to one person, so that logins tell persons apart.
bool isOwn(const Decidable &request, const store::Person &person)
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

template <class Request>
Decidable decidable(const Request &request, const QDateTime &now)
{
    Decidable result{request.requester, stateAt(request, now), {}, request.approvalsNeeded};
    for (const store::ResetApproval &approval : request.approvals)
        result.approvers += approval.login;
    return result;
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

ResetState stateAt(const TakeOverRequest &request, const QDateTime &now)
{
    return request.state == ResetState::Pending && request.expiresAt <= now ? ResetState::Expired
                                                                            : request.state;
}

Decidable decidableOf(const ResetRequest &request, const QDateTime &now)
{
    return decidable(request, now);
}

Decidable decidableOf(const TakeOverRequest &request, const QDateTime &now)
{
    return decidable(request, now);
}

bool isLastApproval(const ResetRequest &request)
{
    return request.approvals.size() + 1 >= request.approvalsNeeded;
}

ResetObstacle obstacleToApproval(const Decidable &request, const Decider &decider)
{
    const ResetObstacle obstacle = obstacleToRejection(request, decider);
    if (obstacle != ResetObstacle::None)
        return obstacle;
    return request.approvers.contains(decider.person.login) ? ResetObstacle::ApprovedAlready
                                                            : ResetObstacle::None;
}

ResetObstacle obstacleToRejection(const Decidable &request, const Decider &decider)
{
    if (const auto obstacle = obstacleOfState(request.state); obstacle != ResetObstacle::None)
        return obstacle;
    if (const auto obstacle = obstacleOfAccount(decider); obstacle != ResetObstacle::None)
        return obstacle;
    return isOwn(request, decider.person) ? ResetObstacle::OwnRequest : ResetObstacle::None;
}

ResetObstacle obstacleToWithdrawal(const Decidable &request, const Decider &decider)
{
    if (const auto obstacle = obstacleOfState(request.state); obstacle != ResetObstacle::None)
        return obstacle;
    if (!isOwn(request, decider.person))
        return ResetObstacle::NotOwnRequest;
    return decider.glass == Glass::Broken ? ResetObstacle::GlassOpen : ResetObstacle::None;
}

ResetObstacle obstacleToApproval(const ResetRequest &request, const Decider &decider, const QDateTime &now)
{
    return obstacleToApproval(decidableOf(request, now), decider);
}

ResetObstacle obstacleToRejection(const ResetRequest &request, const Decider &decider, const QDateTime &now)
{
    return obstacleToRejection(decidableOf(request, now), decider);
}

ResetObstacle obstacleToWithdrawal(const ResetRequest &request, const Decider &decider, const QDateTime &now)
{
    return obstacleToWithdrawal(decidableOf(request, now), decider);
}

QString glassText()
{
    store::Error refusal;
    refusal.serverCode = store::denial::glassOpen;
    return store::describeDenial(refusal);
}

QString whyNot(ResetObstacle obstacle, const ResetRequest &request)
{
    switch (obstacle) {
    case ResetObstacle::None:
        return {};
    case ResetObstacle::NotSuperAdmin:
        return QCoreApplication::translate("lekthi", "Only Super Admins decide on resets.");
    case ResetObstacle::OwnRequest:
        return QCoreApplication::translate(
            "lekthi", "This is your own request. Another Super Admin has to decide about it.");
    case ResetObstacle::NotOwnRequest:
        return QCoreApplication::translate("lekthi", "Only the requester can withdraw a request.");
    case ResetObstacle::ApprovedAlready:
        return QCoreApplication::translate(
            "lekthi", "You have already approved this request. It is waiting for another Super Admin.");
    case ResetObstacle::Expired:
        return QCoreApplication::translate("lekthi", "The request has expired. Request the reset again.");
    case ResetObstacle::Stale:
        return differenceText(request);
    case ResetObstacle::Closed:
        return QCoreApplication::translate("lekthi", "This request is closed.");
    case ResetObstacle::GlassOpen:
        return glassText();
    }
    Q_UNREACHABLE();
}

QString whyNot(ResetObstacle obstacle, const TakeOverRequest &)
{
    switch (obstacle) {
    case ResetObstacle::NotSuperAdmin:
        return QCoreApplication::translate("lekthi", "Only Super Admins decide on imports.");
    case ResetObstacle::Expired:
        return QCoreApplication::translate(
            "lekthi", "The request has expired. Read the register again and repeat the request.");
    case ResetObstacle::Stale:
        return QCoreApplication::translate("lekthi",
                                           "A counter or the template has changed after the request. Read "
                                           "the register again and repeat the request.");
    default:
        return whyNot(obstacle, ResetRequest());
    }
}

} // namespace lekthi::models
