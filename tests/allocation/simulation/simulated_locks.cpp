#include "tests/allocation/simulation/simulated_locks.h"

#include <algorithm>
#include <utility>

namespace lekthi::simulation {

using namespace std::chrono_literals;

namespace {

constexpr auto longestWay = 200us;
constexpr auto acquisition = 1s;
constexpr auto longestKeeping = 100ms;

} // namespace

void SimulatedRedis::give(Place &place, const SimulatedLock *to)
{
    place.holder = to;
    place.expires = schedule.now() + timeToLive;
    schedule.wake(&place);
}

class SimulatedLock final : public allocation::ProcessLock
{
public:
    explicit SimulatedLock(SimulatedRedis &redis)
        : m_redis(redis)
    {
    }
    ~SimulatedLock() override { release(); }

    Taken take(const QString &name) override
    {
        way();
        if (m_redis.isDown)
            return Taken::Unavailable;
        auto &place = m_redis.places[name];
        const auto until = m_redis.schedule.now() + acquisition;
        place.waiting.push_back(this);
        while (place.holder != this && !isFreeFor(place)) {
            if (m_redis.schedule.now() >= until || m_redis.isDown) {
                std::erase(place.waiting, this);
                return m_redis.isDown ? Taken::Unavailable : Taken::TimedOut;
            }
            m_redis.schedule.wait(&place,
                                  std::min(until, std::max(place.expires, m_redis.schedule.now() + 1ms)));
        }
        std::erase(place.waiting, this);
        if (place.holder != this)
            m_redis.give(place, this);
        m_names = {name};
        m_taken = m_redis.schedule.now();
        m_expires = place.expires;
        m_othersCame = !place.waiting.empty();
        m_isPassedOn = false;
        return Taken::Held;
    }

    std::optional<std::vector<bool>> takeFree(const QStringList &names) override
    {
        way();
        if (m_redis.isDown)
            return std::nullopt;
        std::vector<bool> free;
        for (const QString &name : names) {
            auto &place = m_redis.places[name];
            const bool isFree = isOver(place) && place.waiting.empty();
            free.push_back(isFree);
            if (!isFree)
                continue;
            m_redis.give(place, this);
            m_names << name;
        }
        m_taken = m_redis.schedule.now();
        m_expires = m_taken + m_redis.timeToLive;
        m_isPassedOn = true; // never kept
        return free;
    }

    void lookForOthers() override
    {
        for (const QString &name : std::as_const(m_names))
            m_othersCame = m_othersCame || !m_redis.places[name].waiting.empty();
    }
    bool isAlone() const override { return false; }
    bool mayKeep() override
    {
        return !m_names.isEmpty() && !m_othersCame && !m_isPassedOn && validity() > 0ms &&
               m_redis.schedule.now() - m_taken < longestKeeping;
    }
    bool passOn() override
    {
        if (m_names.isEmpty() || m_isPassedOn)
            return false;
        auto &place = m_redis.places[m_names.first()];
        if (place.holder != this || place.waiting.empty())
            return false;
        m_isPassedOn = true;
        m_redis.give(place, place.waiting.front());
        return true;
    }
    void release() override
    {
        for (const QString &name : std::exchange(m_names, {})) {
            auto &place = m_redis.places[name];
            if (place.holder != this)
                continue;
            place.holder = nullptr;
            m_redis.schedule.wake(&place);
        }
    }
    std::chrono::milliseconds validity() const override
    {
        return m_names.isEmpty() ? 0ms
                                 : std::chrono::duration_cast<std::chrono::milliseconds>(
                                       m_expires - m_redis.schedule.now());
    }

private:
    void way() { m_redis.schedule.pause(m_redis.schedule.upTo(longestWay)); }
    bool isOver(const SimulatedRedis::Place &place) const
    {
        return !place.holder || place.expires <= m_redis.schedule.now();
    }
    bool isFreeFor(const SimulatedRedis::Place &place) const
    {
        return isOver(place) && place.waiting.front() == this;
    }

    SimulatedRedis &m_redis;
    QStringList m_names;
    Schedule::Instant m_taken = {};
    Schedule::Instant m_expires = {};
    bool m_othersCame = false;
    bool m_isPassedOn = false;
};

std::unique_ptr<allocation::ProcessLock> SimulatedLocks::make()
{
    return std::make_unique<SimulatedLock>(m_redis);
}

std::optional<QString> SimulatedLocks::takeOutageReport()
{
    return std::nullopt;
}

} // namespace lekthi::simulation
