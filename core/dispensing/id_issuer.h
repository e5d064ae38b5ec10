#pragma once

#include "core/store/pools/pool_issuing_gateway.h"

namespace lekthi::dispensing {

/// Issues ids of a pool (id-generator-architecture.md, Issuing IDs), all or none. What was undone by others,
/// or whose answer was lost, is tried again, up to three times with a tenth of a second between: under the
/// same request id the ids are the same. For other failures see store::issueIds(). The thread of the
/// connection.
store::Result<QList<store::IssuedId>> issueIds(store::Connection &connection, const pools::PoolName &name,
                                               const store::IdsWanted &wanted);

} // namespace lekthi::dispensing
