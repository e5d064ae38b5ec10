#pragma once

#include "core/numbering/calendar.h"
#include "core/store/reference/reference_values.h"
#include "models/people/account_rows.h"

namespace lekthi::models {

// Finished words about accounts, in the language of the program.

QString stateText(AccountState state);
/// What the state means for the person and what to do; empty for Active.
QString stateMeaning(const AccountRow &row);

/// "LCBP3-C1, LCBP3-C2"; empty for roles of no particular project.
QString projectsText(const store::Person &person, const store::ReferenceData &reference);

/// "600 per minute", "Unlimited", "Default"; empty for those who allocate nothing.
QString rateLimitText(const store::Person &person);

/// Empty for those who do not sign in: services and administrators of the server.
QString lastSignInText(const AccountRow &row, numbering::Calendar calendar);

/// What it means that only so many Super Admins are active; empty if they are enough.
QString fewSuperAdminsText(int active);

/// What changing the account to a role with these many left means, before it is done; empty if nothing.
QString fewSuperAdminsWarning(std::optional<int> left);

/// What a role may do, in a sentence.
QString roleMeaning(store::Role role);

} // namespace lekthi::models
