#pragma once

#include "app/local/running_server.h"
#include "app/local/store_directory.h"

#include <optional>

namespace lekthi::local {

/// Launches the server program on the store's database. It belongs to a session of its own and outlives this
/// program. The files of settings and start statements must be there.
std::optional<RunningServer> launchServer(const StoreDirectory &directory, const QString &program);

/// As launchServer(), on the database that is still being made. It writes nothing out to the disk: a crash of
/// the machine ends the making anyway, which then begins anew.
std::optional<RunningServer> launchUnfinished(const StoreDirectory &directory, const QString &program);

/// Entry to a server of ours as the operating system's user.
store::Address addressOf(const RunningServer &server, const LocalServerOptions &options);
store::Address addressThrough(const QString &socket, const LocalServerOptions &options);

} // namespace lekthi::local
