#pragma once

#include "core/register/register_survey.h"
#include "core/store/requests/register_import_gateway.h"

namespace lekthi::registers {

/// What one request can bring.
struct PartLimits
{
    qsizetype numbers = store::mostTakenOverNumbers;
    qsizetype counters = store::mostTakenOverCounters;
};

/// A plan in as many parts as it needs, each within the limits; one if all of it is. Counters stay whole and
/// in their order; only one that has too many numbers by itself is divided, and then its highest ones come
/// first, so that nobody draws them meanwhile. Troubles stay with the plan.
QList<RegisterImportPlan> partsOf(const RegisterImportPlan &plan, const PartLimits &limits = {});

/// What a stored request asks for, as a plan: counters as they stood when it was made, and no troubles.
RegisterImportPlan planOf(const store::RegisterImportContent &content);

/// The request for a part of what was surveyed.
store::RegisterImportWish wishOf(const Survey &survey, const RegisterImportPlan &part,
                                 const QString &fileName, const numbering::Reason &reason);

} // namespace lekthi::registers
