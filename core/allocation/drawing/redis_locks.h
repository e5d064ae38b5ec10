#pragma once

#include "core/allocation/drawing/process_lock.h"
#include "core/allocation/redis/redis_health.h"

namespace lekthi::allocation {

/// The locks in Redis (3.11.5.1). Thread-safe.
class RedisLocks final : public ProcessLocks
{
public:
    RedisLocks(redis::RedisAddress address, redis::LockLimits limits);

    std::unique_ptr<ProcessLock> make() override;
    std::optional<QString> takeOutageReport() override { return m_service.takeOutageReport(); }
    redis::RedisHealth health() const { return m_service.health(); }

private:
    redis::LockService m_service;
};

} // namespace lekthi::allocation
