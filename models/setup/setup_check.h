#pragma once

#include "core/store/reference/reference_values.h"
#include "models/setup/setup_plan.h"

#include <QList>
#include <QString>

namespace lekthi::models {

/// What speaks against a plan before anything of it is done.
struct SetupProblem
{
    QString subject;  ///< the login, code or template that it is about; empty: the plan as a whole
    QString sentence; ///< finished: what is wrong and what to do
    bool isWarning = false;
};

/// Everything that can be told without the store's own rules. reference and people: what the store holds
/// already; a new one holds nothing. Pure; any thread.
QList<SetupProblem> problemsOf(const SetupPlan &plan, const store::ReferenceData &reference,
                               const QList<store::Person> &people);

bool hasErrors(const QList<SetupProblem> &problems);

} // namespace lekthi::models
