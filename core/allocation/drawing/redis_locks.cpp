#include "core/allocation/drawing/redis_locks.h"

#include <utility>

namespace lekthi::allocation {

namespace {

class RedisLock final : public ProcessLock
{
public:
    explicit RedisLock(redis::LockService &service)
        : m_lock(service)
    {
    }

    Taken take(const QString &name) override { return m_lock.take(name); }
    std::optional<std::vector<bool>> takeFree(const QStringList &names) override
    {
        return m_lock.takeFree(names);
    }
    void lookForOthers() override { m_lock.lookForOthers(); }
    bool isAlone() const override { return m_lock.isAlone(); }
    bool mayKeep() override { return m_lock.mayKeep(); }
    bool passOn() override { return m_lock.passOn(); }
    void release() override { m_lock.release(); }
    std::chrono::milliseconds validity() const override { return m_lock.validity(); }

private:
    redis::CounterLock m_lock;
};

} // namespace

RedisLocks::RedisLocks(redis::RedisAddress address, redis::LockLimits limits)
    : m_service(std::move(address), limits)
{
}

std::unique_ptr<ProcessLock> RedisLocks::make()
{
    return std::make_unique<RedisLock>(m_service);
}

} // namespace lekthi::allocation
