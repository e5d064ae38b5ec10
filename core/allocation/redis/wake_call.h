#pragma once

#include "core/allocation/redis/lock_scripts.h"
#include "core/allocation/redis/session.h"

#include <optional>

namespace lekthi::redis {

/// The connection on which a waiter is woken. It needs one of its own: Redis ends a blocking command only
/// when its clock ticks, ten times a second, and until then reads nothing else from that connection. So one
/// question stays open for as long as Redis likes, and the waiter polls on another connection in between.
///
/// Failures matter to nobody: who is not woken finds out by polling. One thread at a time.
class WakeCall
{
public:
    explicit WakeCall(const RedisAddress &address);

    const QByteArray &name() const { return m_name; }

    /// Returns once called, or at the end of the time. It may be called for nothing.
    void wait(const Endpoint &server, std::chrono::milliseconds connectTimeout, Deadline until);
    void disconnect();

private:
    bool listen(const Endpoint &server, Deadline connectUntil);

    const RedisAddress m_address;
    const QByteArray m_name; // under which claims leave word where to call
    std::optional<Session> m_session;
};

} // namespace lekthi::redis
