#pragma once

#include "core/pools/pool_name.h"
#include "core/store/pools/pool.h"
#include "core/store/session/connection.h"

#include <QList>

namespace lekthi::store {

// ID pools as they stand. The thread of the connection; every account may read.

/// By name, those that are retired too.
Result<QList<Pool>> listPools(Connection &connection);

/// denial::unknownPool if there is none, be it retired or not.
Result<Pool> findPool(Connection &connection, const pools::PoolName &name);

/// Lets a numbering service fill the pool and draw from it, or no longer. For administrators of the server,
/// as all that is about accounts; other roles than allocators get nothing by it. denial::unknownPool,
/// denial::unknownLogin, denial::roleWithoutPool, denial::notAnAdministrator.
Result<void> givePool(Connection &connection, const pools::PoolName &name, const QString &login);
Result<void> takePool(Connection &connection, const pools::PoolName &name, const QString &login);

} // namespace lekthi::store
