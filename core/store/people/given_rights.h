#pragma once

#include "core/store/session/connection.h"

#include <QStringList>

namespace lekthi::store {

/// The statement that lets every role of the server enter each routine of the table of rights: "GRANT EXECUTE
/// ON PROCEDURE ...", with the placeholders of withNames.
QString grantOf(const QString &routine);

/// Takes from the four roles of the server what the table of rights does not give them: on the routines and
/// tables of the schemas, on whole databases that they are among, on the server, and in each other. For an
/// administrator of the server; the schemas are those of one store.
Result<void> revokeOtherRights(Connection &connection, const QStringList &schemas);

/// How the rights that roles and accounts have on the server differ from the table of rights:
/// "+lekthi_auditor SELECT store.users" is too much, "-lekthi_auditor EXECUTE api.sign_in" is missing. Empty:
/// not at all. Administrators of the server are left out unless they have rights on the store's databases by
/// name. For administrators of the server and for people.
Result<QStringList> otherRights(Connection &connection);

} // namespace lekthi::store
