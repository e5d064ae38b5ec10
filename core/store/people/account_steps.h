#pragma once

#include "core/store/people/accounts.h"

#include <functional>

namespace lekthi::store {

inline constexpr Statement giveProjectStatement("account/give_project");
inline constexpr Statement takeProjectStatement("account/take_project");

/// As statements name it: `login`@`host`.
QString accountName(const ServerAccount &account);

/// One change of the server or of the store, whole or not at all. Between any two of them the program may be
/// killed: nobody can sign in then, and the steps from the first one on finish the work.
using AccountStep = std::function<Result<void>(Connection &)>;
using AccountSteps = QList<AccountStep>;

/// Each looks at what there is and refuses, or says what is to be done.
Result<AccountSteps> stepsToAdd(Connection &connection, const NewAccount &account, const QString &password);
Result<AccountSteps> stepsToDeactivate(Connection &connection, const QString &login, const QString &reason);
Result<AccountSteps> stepsToActivate(Connection &connection, const QString &login, const QString &reason);
Result<AccountSteps> stepsToChangeRole(Connection &connection, const QString &login, Role role,
                                       const QList<int> &projectIds, const QString &reason);
Result<AccountSteps> stepsToSetPassword(Connection &connection, const QString &login,
                                        const QString &password);

Result<AccountSteps> stepsToUnlock(Connection &connection, const QString &login);

Result<void> runSteps(Connection &connection, const AccountSteps &steps);

} // namespace lekthi::store
