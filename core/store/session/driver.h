#pragma once

#include "core/store/session/connection.h"

namespace lekthi::store {

// What a session needs of the driver. Any thread may call.

/// A name that no other session of this program has.
QString nextName();

void addDriver(const QString &name);
/// Nothing may use the session any more.
void removeDriver(const QString &name);

/// QSqlDatabase::open(), tried again where another thread was just loading what the account signs in with:
/// the client library answers the second of two that it is loaded already, as a wrong password (1045).
bool openLoaded(QSqlDatabase &session);

/// Signs in to the one node of the address, and not at all where the connection is not as safe as the address
/// asks (Address::mustEncrypt): NoTls or UntrustedServer, before the password has left this computer.
///
/// The driver of Qt 6.4 has no such option and goes on in plain text. So the demand travels in the host,
/// which MariaDB's client library (3.3) reads as a connection string; a library that reads none finds no such
/// host, and the cipher is asked for afterwards all the same. What stays open: on a connection to this
/// computer's own addresses without TLS, whoever took the server's port can ask the client library for the
/// password as it is.
Result<void> signIn(QSqlDatabase session, const Address &node, const ConnectionOptions &options);

/// Whether an open session is encrypted, as the client library sees it: what the server says of it proves
/// nothing.
bool isEncrypted(const QSqlDatabase &session);

/// A function of the client library that the driver is linked with, which need not be one that this program
/// would find by itself; null if it has none of that name.
void *clientFunction(const QSqlDatabase &session, const char *name);

/// The statement that sets up a new session.
QString sessionSettings(const ConnectionOptions &options);

} // namespace lekthi::store
