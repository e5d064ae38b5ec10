#pragma once

#include "core/store/people/people.h"
#include "core/store/requests/reset_request.h"
#include "core/store/requests/take_over_request.h"

#include <QDateTime>
#include <QString>

#include <utility>

namespace lekthi::models {

/// Why a person cannot decide about a request to reset a counter or to take over a register. The store
/// decides; this only says beforehand what it would say (3.11.7).
enum class ResetObstacle {
    None,
    NotSuperAdmin,
    OwnRequest,
    NotOwnRequest,
    ApprovedAlready,
    Expired,
    Stale, ///< what it is about has changed
    Closed,
    GlassOpen, ///< opened in an emergency that is not reviewed yet
};

/// Whether an account was opened in an emergency that two other people have not reviewed yet.
enum class Glass { Whole, Broken };

/// Who looks at a request.
struct Decider
{
    Decider(store::Person who, Glass ofAccount = Glass::Whole)
        : person(std::move(who))
        , glass(ofAccount)
    {
    }

    store::Person person;
    Glass glass;
};

/// What deciding about a request depends on, as it stands at one moment.
struct Decidable
{
    QString requester; ///< login
    store::ResetState state = store::ResetState::Pending;
    QStringList approvers; ///< logins of those who have approved
    int approvalsNeeded = 1;

    /// Whether the next approval would be the last that is needed, so that it carries the request out.
    bool waitsForLastApproval() const { return approvers.size() + 1 >= approvalsNeeded; }
};
Decidable decidableOf(const store::ResetRequest &request, const QDateTime &now);
Decidable decidableOf(const store::TakeOverRequest &request, const QDateTime &now);

ResetObstacle obstacleToApproval(const Decidable &request, const Decider &decider);
ResetObstacle obstacleToRejection(const Decidable &request, const Decider &decider);
ResetObstacle obstacleToWithdrawal(const Decidable &request, const Decider &decider);

/// A request that is pending although its time is over counts as expired; now is in any zone.
ResetObstacle obstacleToApproval(const store::ResetRequest &request, const Decider &decider,
                                 const QDateTime &now);
ResetObstacle obstacleToRejection(const store::ResetRequest &request, const Decider &decider,
                                  const QDateTime &now);
ResetObstacle obstacleToWithdrawal(const store::ResetRequest &request, const Decider &decider,
                                   const QDateTime &now);

/// The state as it stands at that moment.
store::ResetState stateAt(const store::ResetRequest &request, const QDateTime &now);
store::ResetState stateAt(const store::TakeOverRequest &request, const QDateTime &now);

/// Whether this approval would be the last that is needed, so that it resets the counter.
bool isLastApproval(const store::ResetRequest &request);

/// Why an account with broken glass decides about nothing; finished sentence.
QString glassText();

/// The sentence beside the disabled button, in the program's language; empty for None.
QString whyNot(ResetObstacle obstacle, const store::ResetRequest &request);
QString whyNot(ResetObstacle obstacle, const store::TakeOverRequest &request);

} // namespace lekthi::models
