#pragma once

#include "core/allocation/redis/redis_address.h"
#include "core/allocation/redis/redis_inspection.h"
#include "core/store/schema/gate.h"

#include <optional>

namespace lekthi::models {

/// The Redis that the environment names in LEKTHI_REDIS, with the password of LEKTHI_REDIS_PASSWORD; nothing
/// if it names none. Fails with a finished sentence if it is no address.
tl::expected<std::optional<redis::RedisAddress>, QString> redisOfEnvironment();

/// The password of LEKTHI_REDIS_PASSWORD; empty if there is none.
QString redisPassword();

/// In milliseconds: "0.42".
QString roundTripText(const redis::RedisInspection &seen);

/// What an inspection found, in the language of the program. Never an Error: numbers are drawn without Redis
/// too (3.11.6.1).
store::Finding redisFinding(const redis::RedisAddress &address,
                            const tl::expected<redis::RedisInspection, QString> &seen);

} // namespace lekthi::models
