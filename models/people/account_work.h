#pragma once

#include "core/store/people/accounts.h"
#include "models/session/work.h"

namespace lekthi::models {

// Work for a connection of an administrator of the server, each as core/store/people/accounts.h has it.

Work<> addingAccount(const store::NewAccount &account, const QString &password);
Work<> changingRole(const QString &login, store::Role role, const QList<int> &projectIds,
                    const QString &reason);
/// The account has the projects of projectIds then and no others.
Work<> changingProjects(const store::Person &person, const QList<int> &projectIds);
Work<> limitingRate(const QString &login, std::optional<int> numbersPerMinute, const QString &reason);
Work<> settingPassword(const QString &login, const QString &password);
Work<> deactivating(const QString &login, const QString &reason);
Work<> activating(const QString &login, const QString &reason);

} // namespace lekthi::models
