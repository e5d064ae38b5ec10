#include "core/allocation/redis/wake_call.h"

#include <thread>
#include <utility>

namespace lekthi::redis {

WakeCall::WakeCall(const RedisAddress &address)
    : m_address(address)
    , m_name(makeWakeName())
{
}

void WakeCall::wait(const Endpoint &server, std::chrono::milliseconds connectTimeout, Deadline until)
{
    const Deadline connectUntil = std::min(until, std::chrono::steady_clock::now() + connectTimeout);
    if (listen(server, connectUntil)) {
        const auto called = m_session->settle(until);
        if (called || called.error().kind == Trouble::Kind::Slow)
            return;
    }
    disconnect();
    std::this_thread::sleep_until(until);
}

void WakeCall::disconnect()
{
    m_session.reset();
}

/// Whether the question is open.
bool WakeCall::listen(const Endpoint &server, Deadline connectUntil)
{
    if (!m_session) {
        auto session = Session::open(server, m_address, connectUntil);
        if (!session)
            return false;
        m_session.emplace(std::move(*session));
    }
    return !m_session->isSettled() || m_session->post(waitCommand(m_name), connectUntil).has_value();
}

} // namespace lekthi::redis
