#pragma once

#include "core/store/connection.h"

namespace lekthi::store {

// What a session needs of the driver. Any thread may call.

/// A name that no other session of this program has.
QString nextName();

void addDriver(const QString &name);
/// Nothing may use the session any more.
void removeDriver(const QString &name);

/// The driver's options for a session with the one node of the address.
QString connectOptions(const Address &address, const ConnectionOptions &options);

/// What the driver takes for the address's host.
QString networkHost(const Address &address);

/// The statement that sets up a new session.
QString sessionSettings(const ConnectionOptions &options);

} // namespace lekthi::store
