#include "models/people/account_text.h"

#include "core/store/people/rights.h"
#include "models/time_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::Role;

namespace {

struct AccountTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

} // namespace

QString stateText(AccountState state)
{
    switch (state) {
    case AccountState::Active:
        return AccountTexts::tr("Active", "account");
    case AccountState::PasswordPending:
        return AccountTexts::tr("Password change pending");
    case AccountState::Locked:
        return AccountTexts::tr("Locked", "account");
    case AccountState::NotOnServer:
        return AccountTexts::tr("Not on the server");
    case AccountState::Deactivated:
        return AccountTexts::tr("Deactivated", "account");
    }
    Q_UNREACHABLE();
}

QString stateMeaning(const AccountRow &row)
{
    switch (stateOf(row)) {
    case AccountState::Active:
        return {};
    case AccountState::PasswordPending:
        return AccountTexts::tr("The next sign-in asks for a new password.");
    case AccountState::Locked:
        return AccountTexts::tr(
            "The server has locked this account. Unlock it so that it can sign in again.");
    case AccountState::NotOnServer:
        return AccountTexts::tr("The server does not know this account, so nobody can sign in with it. Add "
                                "it again with the same role.");
    case AccountState::Deactivated:
        return AccountTexts::tr("This account has no rights, and the server does not let it sign in.");
    }
    Q_UNREACHABLE();
}

QString projectsText(const store::Person &person, const store::ReferenceData &reference)
{
    QStringList codes;
    for (const int id : person.projectIds) {
        if (const store::Project *project = reference.project(id))
            codes += project->code;
    }
    return codes.join(u", "_s);
}

QString rateLimitText(const store::Person &person)
{
    if (!store::may(person.role, store::Deed::Allocate))
        return {};
    if (!person.numbersPerMinute)
        return AccountTexts::tr("Default", "rate limit");
    return *person.numbersPerMinute == 0
               ? AccountTexts::tr("Unlimited", "rate limit")
               : AccountTexts::tr("%n per minute", "numbers", *person.numbersPerMinute);
}

QString lastSignInText(const AccountRow &row, numbering::Calendar calendar)
{
    if (!store::may(row.person.role, store::Deed::SignIn))
        return {};
    return row.signedInAt.isValid() ? timeText(row.signedInAt, calendar)
                                    : AccountTexts::tr("Never", "signed in");
}

QString fewSuperAdminsText(int active)
{
    if (active >= store::superAdminsNeeded)
        return {};
    return AccountTexts::tr(
        "Fewer than two Super Admins are active. Numbers can still be allocated, but a reset "
        "or an import needs two: one requests it, the other approves it. Add one.");
}

QString fewSuperAdminsWarning(std::optional<int> left)
{
    if (!left || *left >= store::superAdminsNeeded)
        return {};
    if (*left == 0)
        return AccountTexts::tr("No Super Admin will be left. Numbers can still be allocated, but nobody can "
                                "request or approve a reset or an import.");
    return AccountTexts::tr(
        "Only one Super Admin will be left. Numbers can still be allocated, but a reset or an "
        "import needs two: one requests it, the other approves it.");
}

QString roleMeaning(Role role)
{
    switch (role) {
    case Role::Auditor:
        return AccountTexts::tr("Reads everything, changes nothing.");
    case Role::ProjectAdmin:
        return AccountTexts::tr("Edits the templates of its projects and resolves errors.");
    case Role::SuperAdmin:
        return AccountTexts::tr("Requests counter resets, decides on those of others, changes settings.");
    case Role::Allocator:
        return AccountTexts::tr(
            "A numbering service: allocates numbers of its projects, and cannot sign in to "
            "this window.");
    case Role::Administrator:
        return AccountTexts::tr("Administers the server; its account is not made here.");
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::models
