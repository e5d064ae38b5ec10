#include "core/allocation/redis/redis_inspection.h"

#include "core/allocation/redis/probe.h"
#include "core/allocation/redis/session.h"

#include <QByteArray>
#include <QHash>

namespace lekthi::redis {

namespace {

using Fields = QHash<QByteArray, QByteArray>;

/// Lines "name:value" under headings.
Fields fieldsOf(const QByteArray &info)
{
    Fields fields;
    for (const QByteArray &line : info.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            fields.insert(line.left(colon), line.mid(colon + 1).trimmed());
    }
    return fields;
}

/// What a server of another version does not tell is taken for well.
bool isWell(const Fields &fields, const QByteArray &status)
{
    const QByteArray told = fields.value(status);
    return told.isEmpty() || told == "ok";
}

RedisDetails detailsFrom(const Fields &fields)
{
    RedisDetails details;
    details.version = QString::fromLatin1(fields.value("redis_version"));
    details.uptimeSeconds = fields.value("uptime_in_seconds").toLongLong();
    details.usedBytes = fields.value("used_memory").toLongLong();
    details.memoryLimit = fields.value("maxmemory").toLongLong();
    details.memoryPolicy = QString::fromLatin1(fields.value("maxmemory_policy"));
    details.appendsToFile = fields.value("aof_enabled") == "1";
    const bool areAppended = isWell(fields, "aof_last_write_status");
    const bool areSaved = isWell(fields, "rdb_last_bgsave_status");
    details.savesFailed = !areSaved || (details.appendsToFile && !areAppended);
    details.replicas = fields.value("connected_slaves").toInt();
    return details;
}

Result<std::optional<RedisDetails>> askForDetails(Session &session, Deadline until)
{
    return session.ask({"INFO"}, until).map([](const Reply &reply) {
        const std::optional<QByteArray> info = reply.error() ? std::nullopt : reply.text();
        return info ? std::optional(detailsFrom(fieldsOf(*info))) : std::nullopt;
    });
}

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
    if (const auto pong = session->ask({"PING"}, soon()); !pong)
        return tl::unexpected(pong.error());
    const auto roundTrip = std::chrono::steady_clock::now() - sent;
    return askForDetails(*session, soon()).map([&](const std::optional<RedisDetails> &details) {
        return RedisInspection{.server = server,
                               .role = QString::fromUtf8(role->texts().value(0)),
                               .roundTrip = std::chrono::duration_cast<std::chrono::microseconds>(roundTrip),
                               .details = details};
    });
}

} // namespace

bool RedisDetails::mayDropLocks() const
{
    return memoryLimit > 0 && !memoryPolicy.isEmpty() && memoryPolicy != QLatin1StringView("noeviction");
}

tl::expected<RedisInspection, QString> inspectRedis(const RedisAddress &address, const LockLimits &limits)
{
    return Probe(address, limits)
        .run({})
        .and_then([&](const Endpoint &server) { return inspectServer(server, address, limits); })
        .map_error([](const Trouble &trouble) { return trouble.reason; });
}

} // namespace lekthi::redis
