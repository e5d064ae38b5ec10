#pragma once

#include "core/store/people/accounts.h"

#include <QDateTime>

#include <optional>

namespace lekthi::models {

/// An account with what the server knows of its login.
struct AccountRow
{
    store::Person person;
    std::optional<store::ServerLogin> login = {}; ///< nothing: the server has none
    QDateTime signedInAt = {};                    ///< invalid: never
};

/// By what keeps the person from working, the first that does.
enum class AccountState {
    Active,
    PasswordPending, ///< signs in next with a new password
    Locked,          ///< on the server alone
    NotOnServer,
    Deactivated,
};

AccountState stateOf(const AccountRow &row);

/// What may be done with an account, by an administrator of the server alone.
enum class AccountDeed { Add, ChangeRole, LimitRate, ResetPassword, Deactivate, Activate };

/// Whether the deed makes sense for an account as it is; Add never does.
bool fits(AccountDeed deed, const AccountRow &row);

int activeSuperAdmins(const QList<AccountRow> &rows);

/// How many Super Admins would be active after the account was deactivated or got another role; nothing if
/// the account is no active Super Admin, so that nothing changes.
std::optional<int> superAdminsWithout(const QList<AccountRow> &rows, const QString &login);

/// All accounts, as people_list_people orders them. For administrators of the server and those who may see
/// accounts. Not for the UI thread.
store::Result<QList<AccountRow>> readAccounts(store::Connection &connection);

} // namespace lekthi::models
