#pragma once

#include "core/store/session/connection.h"
#include "models/setup/setup_plan.h"

#include <QList>
#include <QString>

#include <functional>

namespace lekthi::models {

/// One thing that a plan asks for, and what became of it.
struct SetupStep
{
    enum class State {
        Done,
        Already, ///< it was so before: nothing was changed
        Left,    ///< somebody else has to do it, which the sentence says
        Failed,
    };

    QString subject; ///< code or login; empty: the store
    State state = State::Done;
    QString sentence; ///< finished
};

/// To be given to the person, who changes it at the first signing in. It is kept nowhere.
struct HandedPassword
{
    store::Person person;
    QStringList projects; ///< codes
    QString password;
};

struct SetupOutcome
{
    QList<SetupStep> steps;
    QList<HandedPassword> passwords;
    QList<SetupStep> proof; ///< proveSetup, where somebody asked for it

    bool isComplete() const; ///< nothing failed
};

/// Brings a store to what the plan asks for, over a session of the server's administrator: lists,
/// organizations, projects, accounts, templates. What is there already stays as it is, so that a run that was
/// broken off is finished by another one. Stops at what fails. Templates are saved in the name of the first
/// Project Admin that the plan makes for the project, with the password that this run has given; where the
/// account was there before, that person saves them. told: after each step, in the calling thread. Blocks for
/// seconds.
SetupOutcome runSetup(store::Connection &administrator, const SetupPlan &plan,
                      const std::function<void(const SetupStep &)> &told = {});

} // namespace lekthi::models
