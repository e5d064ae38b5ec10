#pragma once

#include "app/backup/backup_failure.h"
#include "core/store/session/connection.h"

#include <memory>

namespace lekthi::backup {

/// A session for long reading and writing: the server ends no transaction of it that rests while a disk is
/// slow.
Outcome<std::unique_ptr<store::Connection>> enterPatiently(const store::Address &address);

/// The same with the server of the address, whatever databases it has.
Outcome<std::unique_ptr<store::Connection>> enterServer(store::Address address);

} // namespace lekthi::backup
