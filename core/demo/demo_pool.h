#pragma once

#include "core/store/session/connection.h"

#include <QLatin1StringView>

namespace lekthi::store {

/// The name of the demo's ID pool.
inline constexpr auto demoPoolName = QLatin1StringView("site_pass");

/// An ID pool as people make one: sa.one asks for it, sa.two approves, allocator.demo fills it to its minimum
/// and issues some ids, so that it has a little less than its minimum. Does nothing where the demo people
/// cannot sign in with the password of the demo: on a cluster, or with accounts of another store. Needs the
/// demo (demo_store.h) and its accounts; blocks; for whoever administers the server.
Result<void> makeDemoPool(Connection &administrator);

} // namespace lekthi::store
