#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/command_error.h"
#include "core/allocation/redis/redis_address.h"
#include "core/store/schema/gate.h"

#include <QJsonObject>

#include <optional>

namespace lekthi::ctl {

/// The Redis of --redis, else of the environment's LEKTHI_REDIS, with the password of LEKTHI_REDIS_PASSWORD;
/// nothing if neither names one. A usage error if it is no address.
Result<std::optional<redis::RedisAddress>> redisAddress(const Arguments &arguments);

/// What "store status" says of a Redis.
struct RedisStatus
{
    store::Finding finding; ///< never an Error: numbers are drawn without Redis too
    QJsonObject json;
};

/// Asks it; blocks for some tenths of a second if it does not answer.
RedisStatus inspectRedis(const redis::RedisAddress &address);

} // namespace lekthi::ctl
