#pragma once

#include "core/store/people/people.h"
#include "core/store/requests/request.h"

#include <QDateTime>
#include <QString>

#include <utility>

namespace lekthi::models {

/// Why a person cannot decide about a request. The store decides; this only says beforehand what it would say
/// (3.11.7).
enum class RequestObstacle {
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

/// A request that is pending although its time is over counts as expired; now is in any zone.
RequestObstacle obstacleToApproval(const store::Request &request, const Decider &decider,
                                   const QDateTime &now);
RequestObstacle obstacleToRejection(const store::Request &request, const Decider &decider,
                                    const QDateTime &now);
RequestObstacle obstacleToWithdrawal(const store::Request &request, const Decider &decider,
                                     const QDateTime &now);

/// The state as it stands at that moment.
store::RequestState stateAt(const store::Request &request, const QDateTime &now);

/// Whether this approval would be the last that is needed, so that it executes the request.
bool isLastApproval(const store::Request &request);

/// Why an account with broken glass decides about nothing; finished sentence.
QString glassText();

} // namespace lekthi::models
