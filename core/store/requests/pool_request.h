#pragma once

#include "core/numbering/reason.h"
#include "core/pools/capacity.h"
#include "core/pools/pool_settings.h"
#include "core/store/requests/request_gateway.h"

#include <optional>

namespace lekthi::store {

/// A request to create an ID pool, or to retire one (id-generator-architecture.md).
struct PoolRequest : Request
{
    PoolRequest() = default;
    explicit PoolRequest(const Request &request);

    bool isRetirement = false;
    QString name{};
    /// Of a pool that is to be created; nothing if this program does not understand them.
    std::optional<pools::PoolSettings> settings{};
    qint64 capacity = 0; ///< as the requester's program counted; see poolCapacity()
    bool capacityIsExact = false;
};

/// What a pool is told of the ids that its settings accept: how many, or of an estimate its lower bound, at
/// most 10^15.
qint64 poolCapacity(const pools::Capacity &capacity);

/// In the name of the connection's account, which has to be that of a Super Admin; gives the id. capacity: of
/// the settings. Refusals carry a code of denial.h: poolExists, openAlready: one request for a name is open
/// at a time.
Result<qint64> requestPool(Connection &connection, const pools::PoolSettings &settings,
                           const pools::Capacity &capacity, const numbering::Reason &reason);

/// The same of a pool that is to issue no more ids and to take no more: for good, and its name is not given
/// again. unknownPool, poolRetired.
Result<qint64> requestRetirement(Connection &connection, const pools::PoolName &name,
                                 const numbering::Reason &reason);

} // namespace lekthi::store
