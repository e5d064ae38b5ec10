#pragma once

#include "core/store/people/people.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::store {

/// A person's login on the server. Exactly one host per login: two accounts of one name would be one
/// identity.
struct ServerAccount
{
    QString login;
    QString host = QStringLiteral("localhost"); ///< "localhost": through the socket only; others need TLS
};

/// An account that is to be made.
struct NewAccount
{
    ServerAccount account;
    Role role = Role::Auditor;
    QString displayName;        ///< empty: the login
    QString displayNameEnglish; ///< may be empty
    QList<int> projectIds;      ///< of Project Admins and allocators
};

/// What the server knows of the login of a person.
struct ServerLogin
{
    QString login;
    QString host;
    bool locked = false;
    bool passwordExpired = false;
};

// Everything below needs the rights of an administrator of the server; an account of a person is refused,
// whatever its role, since whoever makes accounts could make himself the second person (3.11.7). What is
// refused by a rule comes back with its number (denial.h) and a finished sentence. What is broken off leaves
// an account that nobody can sign in with, and the same call again finishes it.

/// What an account without these rights is told.
Error notAnAdministrator();

/// 1 to 80 of a-z, 0-9 and ". _ -": names that differ in nothing but case or spaces cannot come up.
Result<void> checkLogin(const QString &login);

/// 12 to 128 visible characters, at least 5 different ones, and not the login within.
Result<void> checkNewPassword(const QString &login, const QString &password);

/// Makes the account with an ed25519 password, its role and its row. That of a person has to be changed at
/// the first signing in, since somebody else knows it.
Result<void> addAccount(Connection &connection, const NewAccount &account, const QString &password);

/// Ends what the account may do at once, then locks it and ends its sessions on this node.
Result<void> deactivateAccount(Connection &connection, const QString &login, const QString &reason);
Result<void> activateAccount(Connection &connection, const QString &login, const QString &reason);

/// Gives another role; the account has the projects of projectIds then and no others. Ends its sessions.
Result<void> changeRole(Connection &connection, const QString &login, Role role, const QList<int> &projectIds,
                        const QString &reason);

Result<void> changeProjects(Connection &connection, const QString &login, const QList<int> &added,
                            const QList<int> &removed);

/// How many numbers an allocator may draw in a minute (3.11.14.2), 1 to mostNumbersPerMinute; 0: any;
/// nothing: as the setting service_numbers_per_minute says. Counts from the next number on; other roles are
/// refused.
inline constexpr int mostNumbersPerMinute = 1'000'000;
Result<void> changePace(Connection &connection, const QString &login, std::optional<int> numbersPerMinute,
                        const QString &reason);

/// Whether an allocator is trusted to say for whom it draws (3.11.8.1); other roles are refused.
Result<void> changeTrust(Connection &connection, const QString &login, bool mayNamePersons,
                         const QString &reason);

/// A password that expires at once: the person chooses another one at the next signing in.
Result<void> setPassword(Connection &connection, const QString &login, const QString &password);

/// The logins of the store's people that the server knows. For administrators of the server and Super Admins.
Result<QList<ServerLogin>> listServerLogins(Connection &connection);

/// When each person signed in last, by login; nothing of those who never did, nor of services, which do not.
/// For administrators of the server and Super Admins.
Result<QHash<QString, QDateTime>> listLastSignIns(Connection &connection);

/// What needs two people stands still with fewer that are active.
inline constexpr int superAdminsNeeded = 2;

/// For every account.
Result<int> countActiveSuperAdmins(Connection &connection);

/// The plugin for ed25519 passwords. Refused by a server that has not got it installed.
Result<void> ensurePasswordPlugin(Connection &connection);

/// Makes the account with an ed25519 password and the one role that it may have, or leaves it as it is if it
/// exists: for demo people. Refused if the server lacks the plugin for such passwords.
Result<void> ensureServerAccount(Connection &connection, const ServerAccount &account, Role role,
                                 const QString &password);

/// How many sessions an account may have open on one server, so that nobody takes all that the server has: a
/// person's windows and a test draw, a service's processes. An administrator of the server may give an
/// account another limit (ALTER USER ... WITH MAX_USER_CONNECTIONS); a change of role gives it the role's
/// again. The server keeps one more session for administrators than max_connections says.
inline constexpr int mostSessionsOfPerson = 30;
inline constexpr int mostSessionsOfService = 100;

/// " WITH MAX_USER_CONNECTIONS 30", for CREATE USER and ALTER USER.
QString sessionLimitOf(Role role);

/// "lekthi_super_admin": the server's role.
QString serverRole(Role role);

/// Whether a role is for projects: Project Admins and allocators.
bool hasProjects(Role role);

/// Whether the server is a node of a Galera cluster.
Result<bool> isClustered(Connection &connection);

} // namespace lekthi::store
