#include "core/allocation/redis/availability.h"
#include "core/allocation/redis/counter_lock.h"

namespace lekthi::redis {

LockService::LockService(RedisAddress address, LockLimits limits)
    : d(std::make_shared<Availability>(std::move(address), limits))
{
}

LockService::~LockService()
{
    d->close();
}

RedisHealth LockService::health() const
{
    return d->health();
}

std::optional<QString> LockService::takeOutageReport()
{
    return d->takeOutageReport();
}

} // namespace lekthi::redis
