#pragma once

#include "core/store/session/address.h"
#include "core/store/session/error.h"

namespace lekthi::store {

/// Gives the address's account a new password, by a session of its own that signs in with the present one;
/// the way the account signs in (ed25519) stays. Also works where nothing but this is allowed since the
/// password has expired; not where the server lets such accounts in no more (1862). Fails with
/// PasswordTooWeak if the server's rules refuse the new one, and as signing in does. Open sessions of the
/// account go on; what opens new ones needs the new password. On a cluster the nodes tell each other. The new
/// password is in no error's detail. Blocks; any thread.
Result<void> changeOwnPassword(const Address &address, const QString &newPassword);

} // namespace lekthi::store
