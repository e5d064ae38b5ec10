#pragma once

#include "core/allocation/redis/probe.h"
#include "core/allocation/redis/redis_health.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>

namespace lekthi::redis {

/// The server that sessions are to use, as the last probe found it.
struct Place
{
    Endpoint server;
    int round = 0; ///< grows with each probe that succeeded: sessions of older rounds are to be dropped
};

/// Whether Redis may be asked, and where it is. Before its first use, and whenever it failed, a thread probes
/// until Redis is well, and ends. Shared with that thread, which may outlive the service for as long as a
/// resolver of names hangs. Thread-safe.
class Availability : public std::enable_shared_from_this<Availability>
{
public:
    Availability(RedisAddress address, LockLimits limits);

    const RedisAddress &address() const { return m_address; }
    const LockLimits &limits() const { return m_limits; }
    RedisHealth health() const;
    std::optional<QString> takeOutageReport();

    /// Nothing at once while Redis is down. Waits for the very first probe, at most until the deadline.
    std::optional<Place> place(Deadline until);

    /// Redis failed a session of that round. abandoned: claims whose fate the session does not know.
    void failed(int round, const QString &reason, const QList<LockClaim> &abandoned);
    /// One key holds something that is no lock; Redis is well otherwise. Reported once per reason.
    void foundWrongKey(const QString &reason);

    /// Ends probing; waits a moment for the thread.
    void close();

private:
    void enter(RedisHealth::State state, const QString &reason);
    void goDown(const QString &reason);
    void startProbing(std::chrono::milliseconds delay);
    void probeUntilUp(std::chrono::milliseconds delay);
    void comeUp(const Endpoint &server);
    void stayDown(const QString &reason);
    std::chrono::milliseconds nextDelay() const;

    const RedisAddress m_address;
    const LockLimits m_limits;

    mutable std::mutex m_mutex; // guards all below
    std::condition_variable m_changed;
    RedisHealth m_health;
    Place m_place;
    std::optional<QString> m_report;
    QString m_wrongKey;
    QList<LockClaim> m_abandoned;
    Deadline m_upSince{};
    int m_shortRounds = 0; // how often in a row Redis failed again soon after a probe
    bool m_probing = false;
    bool m_closed = false;
};

} // namespace lekthi::redis
