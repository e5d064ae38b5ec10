#include "core/allocation/redis/availability.h"

#include <QRandomGenerator>

#include <algorithm>
#include <thread>
#include <utility>

namespace lekthi::redis {

using namespace Qt::StringLiterals;
using State = RedisHealth::State;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto patienceAtEnd = std::chrono::seconds(1);
constexpr int shortRound = 10;      // in probe intervals
constexpr int maximumDoublings = 3; // 8 probe intervals
constexpr qsizetype maximumAbandoned = 1'000;

/// Many programs must not come back all at once.
std::chrono::milliseconds spread(std::chrono::milliseconds delay)
{
    return std::chrono::milliseconds(
        qint64(double(delay.count()) * (0.8 + 0.4 * QRandomGenerator::global()->generateDouble())));
}

} // namespace

Availability::Availability(RedisAddress address, LockLimits limits)
    : m_address(std::move(address))
    , m_limits(limits)
{
    m_health.state = State::Unknown;
}

RedisHealth Availability::health() const
{
    const std::lock_guard lock(m_mutex);
    return m_health;
}

std::optional<QString> Availability::takeOutageReport()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_report, std::nullopt);
}

std::optional<Place> Availability::place(Deadline until)
{
    std::unique_lock lock(m_mutex);
    if (m_health.state == State::Unknown) {
        startProbing(std::chrono::milliseconds(0));
        m_changed.wait_until(lock, until, [this] { return m_health.state != State::Unknown; });
    }
    if (m_health.state == State::Unknown)
        goDown(u"not found in time"_s);
    if (m_health.state != State::Up)
        return std::nullopt;
    return m_place;
}

void Availability::failed(int round, const QString &reason, const QList<LockClaim> &abandoned)
{
    const std::lock_guard lock(m_mutex);
    m_abandoned.append(abandoned.first(std::min(abandoned.size(), maximumAbandoned - m_abandoned.size())));
    if (m_health.state != State::Up || m_place.round != round)
        return;
    const bool failedSoon = Clock::now() - m_upSince < shortRound * m_limits.probeInterval;
    m_shortRounds = failedSoon && round > 1 ? std::min(m_shortRounds + 1, maximumDoublings) : 0;
    goDown(reason);
    startProbing(nextDelay());
}

void Availability::foundWrongKey(const QString &reason)
{
    const std::lock_guard lock(m_mutex);
    if (std::exchange(m_wrongKey, reason) != reason)
        m_report = reason;
}

void Availability::close()
{
    std::unique_lock lock(m_mutex);
    m_closed = true;
    m_changed.notify_all();
    m_changed.wait_for(lock, patienceAtEnd, [this] { return !m_probing; });
}

void Availability::enter(State state, const QString &reason)
{
    if (m_health.state != state)
        m_health.since = QDateTime::currentDateTimeUtc();
    m_health.state = state;
    m_health.reason = reason;
    m_changed.notify_all();
}

void Availability::goDown(const QString &reason)
{
    ++m_health.outages;
    m_report = reason;
    enter(State::Down, reason);
}

void Availability::startProbing(std::chrono::milliseconds delay)
{
    if (m_probing || m_closed)
        return;
    m_probing = true;
    std::thread([self = shared_from_this(), delay] { self->probeUntilUp(delay); }).detach();
}

void Availability::probeUntilUp(std::chrono::milliseconds delay)
{
    Probe probe(m_address, m_limits);
    std::unique_lock lock(m_mutex);
    while (!m_changed.wait_for(lock, delay, [this] { return m_closed; })) {
        const QList<LockClaim> abandoned = m_abandoned;
        lock.unlock();
        const auto found = probe.run(abandoned);
        lock.lock();
        if (found) {
            m_abandoned.remove(0, abandoned.size());
            comeUp(*found);
            break;
        }
        stayDown(found.error().reason);
        delay = nextDelay();
    }
    m_probing = false;
    m_changed.notify_all();
}

void Availability::comeUp(const Endpoint &server)
{
    m_place = {server, m_place.round + 1};
    m_upSince = Clock::now();
    enter(State::Up, QString());
}

void Availability::stayDown(const QString &reason)
{
    if (m_health.state == State::Down)
        enter(State::Down, reason);
    else
        goDown(reason);
}

/// Doubles while Redis keeps failing as soon as it is used: each time costs a session its patience.
std::chrono::milliseconds Availability::nextDelay() const
{
    return spread(m_limits.probeInterval * (1 << m_shortRounds));
}

} // namespace lekthi::redis
