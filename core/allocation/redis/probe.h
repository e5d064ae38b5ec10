#pragma once

#include "core/allocation/redis/lock_limits.h"
#include "core/allocation/redis/lock_scripts.h"
#include "core/allocation/redis/session.h"

#include <QList>

namespace lekthi::redis {

/// Finds out whether Redis is well: resolves names, asks the Sentinels for the master, signs in, and takes
/// and gives back a lock of its own under the time limit of every command. May wait longer than that for
/// the resolver of names: not for threads that draw numbers.
class Probe
{
public:
    Probe(RedisAddress address, LockLimits limits);

    /// The server to use, its host as a number. abandoned: claims whose fate nobody knows; they are given
    /// back, lest others wait for them.
    Result<Endpoint> run(const QList<LockClaim> &abandoned);

private:
    Result<Endpoint> tryServer(const Endpoint &server, const QList<LockClaim> &abandoned) const;
    Result<void> tryLock(Session &session) const;
    Result<Endpoint> tryHost(const Endpoint &server, const QList<LockClaim> &abandoned) const;
    Result<Endpoint> askSentinel(const Endpoint &sentinel) const;
    Result<Endpoint> askSentinelAt(const Endpoint &numeric) const;
    Result<Reply> askForMaster(Wire &wire) const;
    Deadline soon() const;

    const RedisAddress m_address;
    const LockLimits m_limits;
    qsizetype m_lastGood = 0; // of the endpoints
};

} // namespace lekthi::redis
