#pragma once

#include "core/store/connection.h"
#include "core/store/people.h"

#include <QString>

namespace lekthi::store {

/// A person's login on the server. Exactly one host per login: two accounts of one name would be one
/// identity.
struct ServerAccount
{
    QString login;
    QString host = QStringLiteral("localhost"); ///< "localhost": through the socket only; "%" needs TLS
};

/// Makes the account with an ed25519 password and the one role that it may have, or leaves it as it is if it
/// exists. Needs the rights of an administrator of the server; Refused if the server lacks the plugin for
/// such passwords.
Result<void> ensureServerAccount(Connection &connection, const ServerAccount &account, Role role,
                                 const QString &password);

/// "lekthi_super_admin": the server's role.
QString serverRole(Role role);

/// Whether the server is a node of a Galera cluster.
Result<bool> isClustered(Connection &connection);

} // namespace lekthi::store
