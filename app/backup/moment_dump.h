#pragma once

#include "app/backup/manifest.h"
#include "core/store/session/connection.h"

namespace lekthi::backup {

/// What a backup says of the store before it is taken: names and versions.
Outcome<Manifest> readFrame(store::Connection &connection);

/// Writes all of a store into a file as it stood at one moment, and what it is into the manifest; it is not
/// verified. As an administrator of the server.
Outcome<void> dumpMoment(const store::Address &address, const QString &file, Manifest &manifest);

} // namespace lekthi::backup
