#include "core/allocation/redis/redis_inspection.h"

#include "core/allocation/redis/probe.h"
#include "core/allocation/redis/session.h"

namespace lekthi::redis {

namespace {

Result<RedisInspection> inspectServer(const Endpoint &server, const RedisAddress &address,
                                      const LockLimits &limits)
{
    const auto soon = [&limits] { return std::chrono::steady_clock::now() + limits.commandTimeout; };
    auto session = Session::open(server, address, soon());
    if (!session)
        return tl::unexpected(session.error());
    const auto role = session->ask({"ROLE"}, soon());
    if (!role)
        return tl::unexpected(role.error());
    const auto sent = std::chrono::steady_clock::now();
    return session->ask({"PING"}, soon()).map([&](const Reply &) {
        const auto roundTrip = std::chrono::steady_clock::now() - sent;
        return RedisInspection{.server = server,
                               .role = QString::fromUtf8(role->texts().value(0)),
                               .roundTrip = std::chrono::duration_cast<std::chrono::microseconds>(roundTrip)};
    });
}

} // namespace

tl::expected<RedisInspection, QString> inspectRedis(const RedisAddress &address, const LockLimits &limits)
{
    return Probe(address, limits)
        .run({})
        .and_then([&](const Endpoint &server) { return inspectServer(server, address, limits); })
        .map_error([](const Trouble &trouble) { return trouble.reason; });
}

} // namespace lekthi::redis
