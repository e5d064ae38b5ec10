#pragma once

#include "app/local/running_server.h"
#include "app/local/store_directory.h"

#include <functional>

namespace lekthi::local {

using Progress = std::function<void(const QString &)>;

/// Starts a server on the directory, making the database first if there is none. Call with the start lock
/// held and no server running. The server belongs to a session of its own and outlives this program.
tl::expected<RunningServer, StartFailure>
startServer(const StoreDirectory &directory, const LocalServerOptions &options, const Progress &progress);

/// Waits for a server that somebody started. Nothing if it ended meanwhile.
tl::expected<std::optional<RunningServer>, StartFailure>
joinServer(const RunningServer &server, const StoreDirectory &directory, const LocalServerOptions &options);

} // namespace lekthi::local
