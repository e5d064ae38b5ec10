#pragma once

#include "core/allocation/drawing/process_lock.h"
#include "tests/allocation/simulation/schedule.h"

#include <deque>
#include <map>

namespace lekthi::simulation {

class SimulatedLock;

/// Locks by name in memory, with a time to live, after which whoever waits gets them though the holder still
/// goes on. Who waits is served in line. Shared by all processes of a schedule.
class SimulatedRedis
{
public:
    SimulatedRedis(Schedule &ownSchedule, std::chrono::milliseconds ownTimeToLive)
        : schedule(ownSchedule)
        , timeToLive(ownTimeToLive)
    {
    }

    struct Place
    {
        const SimulatedLock *holder = nullptr;
        Schedule::Instant expires = {};
        std::deque<const SimulatedLock *> waiting = {};
    };

    Schedule &schedule;
    const std::chrono::milliseconds timeToLive;
    bool isDown = false;
    std::map<QString, Place> places; ///< which stay where they are

    void give(Place &place, const SimulatedLock *to);
};

class SimulatedLocks final : public allocation::ProcessLocks
{
public:
    explicit SimulatedLocks(SimulatedRedis &redis)
        : m_redis(redis)
    {
    }

    std::unique_ptr<allocation::ProcessLock> make() override;
    std::optional<QString> takeOutageReport() override;

private:
    SimulatedRedis &m_redis;
};

} // namespace lekthi::simulation
