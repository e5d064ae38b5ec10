#pragma once

#include "core/store/requests/take_over_gateway.h"
#include "core/takeover/register_survey.h"

namespace lekthi::takeover {

/// What one request can bring.
struct PartLimits
{
    qsizetype numbers = store::mostTakenOverNumbers;
    qsizetype counters = store::mostTakenOverCounters;
};

/// A plan in as many parts as it needs, each within the limits; one if all of it is. Counters stay whole and
/// in their order; only one that has too many numbers by itself is divided, and then its highest ones come
/// first, so that nobody draws them meanwhile. Troubles stay with the plan.
QList<TakeOverPlan> partsOf(const TakeOverPlan &plan, const PartLimits &limits = {});

/// What a stored request asks for, as a plan: counters as they stood when it was made, and no troubles.
TakeOverPlan planOf(const store::TakeOverContent &content);

/// The request for a part of what was surveyed.
store::TakeOverWish wishOf(const Survey &survey, const TakeOverPlan &part, const QString &fileName,
                           const numbering::Reason &reason);

} // namespace lekthi::takeover
