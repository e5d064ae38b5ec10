#pragma once

#include "core/store/people.h"
#include "core/store/reset_gateway.h"

#include <QDateTime>
#include <QString>

namespace lekthi::models {

/// Why a person cannot decide about a reset request. The store decides; this only says beforehand what it
/// would say (3.11.7).
enum class ResetObstacle {
    None,
    NotSuperAdmin,
    OwnRequest,
    NotOwnRequest,
    ApprovedAlready,
    Expired,
    Stale, ///< the counter moved
    Closed,
};

/// A request that is pending although its time is over counts as expired; now is in any zone.
ResetObstacle obstacleToApproval(const store::ResetRequest &request, const store::Person &person,
                                 const QDateTime &now);
ResetObstacle obstacleToRejection(const store::ResetRequest &request, const store::Person &person,
                                  const QDateTime &now);
ResetObstacle obstacleToWithdrawal(const store::ResetRequest &request, const store::Person &person,
                                   const QDateTime &now);

/// The state as it stands at that moment.
store::ResetState stateAt(const store::ResetRequest &request, const QDateTime &now);

/// Whether this approval would be the last that is needed, so that it resets the counter.
bool isLastApproval(const store::ResetRequest &request);

/// The sentence beside the disabled button, in the program's language; empty for None.
QString whyNot(ResetObstacle obstacle, const store::ResetRequest &request);

} // namespace lekthi::models
