#pragma once

#include "core/allocation/redis/redis_inspection.h"
#include "models/status/health_light.h"

#include <optional>

namespace lekthi::models {

/// What was seen of the Redis that the environment names.
struct RedisLook
{
    std::optional<redis::RedisAddress> address;      ///< nothing: none is named
    QString addressProblem;                          ///< why what is named is no address; a sentence
    std::optional<redis::RedisInspection> seen = {}; ///< nothing: it cannot be used
    QString problem = {};                            ///< then why, technical
};

/// Asks the Redis of the environment. Blocks for a few tenths of a second at most, and for the resolver of
/// names: not for the UI thread.
RedisLook lookAtRedis();

/// look: nothing while it was not looked yet. Never an Error: numbers are drawn without Redis too (3.11.6.1).
HealthLight redisLight(const std::optional<RedisLook> &look);

} // namespace lekthi::models
