#pragma once

#include "core/store/session/connection.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::store {

enum class Role {
    Auditor,
    ProjectAdmin,
    SuperAdmin,
    Allocator,
    Administrator, ///< of the server, who owns an embedded store; the account is made when he draws
};

/// "auditor", "project-admin", "super-admin", "allocator", "administrator": as on the command line.
QString roleName(Role role);
std::optional<Role> roleFromName(QStringView name);

/// "AUDITOR", "PROJECT_ADMIN", ...: the store's ENUM.
QString roleInStore(Role role);
std::optional<Role> roleFromStore(const QString &name);

struct Person
{
    int id = 0;
    QString login;
    QString displayNameThai;
    QString displayNameEnglish;
    Role role = Role::Auditor;
    QList<int> projectIds; ///< projects that a Project Admin administers
    bool active = true;
    std::optional<int> numbersPerMinute = {}; ///< that an allocator may draw (3.11.14.2); 0: any; nothing:
                                              ///< the store's setting service_numbers_per_minute
    bool mayNamePersons = false;              ///< trusted to say for whom it draws

    bool mayEditTemplatesOf(int projectId) const;
};

/// Of the accounts of the demo people, known to everybody.
QString demoPassword();

Result<QList<Person>> listPeople(Connection &connection);
/// By the id of the account.
Result<QHash<int, QString>> listLogins(Connection &connection);
Result<Person> findPerson(Connection &connection, const QString &login); ///< NotFound if there is none

} // namespace lekthi::store
