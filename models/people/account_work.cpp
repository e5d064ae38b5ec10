#include "models/people/account_work.h"

namespace lekthi::models {

using store::Connection;

Work<> addingAccount(const store::NewAccount &account, const QString &password)
{
    return [=](Connection &connection) { return store::addAccount(connection, account, password); };
}

Work<> changingRole(const QString &login, store::Role role, const QList<int> &projectIds,
                    const QString &reason)
{
    return [=](Connection &connection) {
        return store::changeRole(connection, login, role, projectIds, reason);
    };
}

Work<> changingProjects(const store::Person &person, const QList<int> &projectIds)
{
    QList<int> removed = person.projectIds;
    removed.removeIf([&](int project) { return projectIds.contains(project); });
    QList<int> added = projectIds;
    added.removeIf([&](int project) { return person.projectIds.contains(project); });
    return [login = person.login, added, removed](Connection &connection) {
        return store::changeProjects(connection, login, added, removed);
    };
}

Work<> limitingRate(const QString &login, std::optional<int> numbersPerMinute, const QString &reason)
{
    return [=](Connection &connection) {
        return store::changePace(connection, login, numbersPerMinute, reason);
    };
}

Work<> settingPassword(const QString &login, const QString &password)
{
    return [=](Connection &connection) { return store::setPassword(connection, login, password); };
}

Work<> deactivating(const QString &login, const QString &reason)
{
    return [=](Connection &connection) { return store::deactivateAccount(connection, login, reason); };
}

Work<> activating(const QString &login, const QString &reason)
{
    return [=](Connection &connection) { return store::activateAccount(connection, login, reason); };
}

} // namespace lekthi::models
