#include "models/admin_log/admin_log_reading.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/log/admin_log_gateway.h"
#include "core/store/requests/reset_gateway.h"

#include <QSet>

namespace lekthi::models {

using store::AdminEntry;

namespace {

store::Result<void> addRequests(store::Connection &connection, AdminLogReading &reading)
{
    QSet<qint64> ids;
    for (const AdminEntry &entry : std::as_const(reading.entries))
        ids += requestIdOf(entry);
    ids.remove(0);
    if (ids.isEmpty())
        return {};
    return store::openRequests(connection, {.open = ids.values()})
        .map([&](const QList<store::Request> &requests) {
            for (const store::Request &request : requests) {
                if (request.kind != store::requestkind::reset)
                    continue;
                const store::ResetRequest reset(request);
                reading.counters.insert(reset.counterId, reset.key);
                reading.countersOfRequests.insert(reset.id, reset.counterId);
            }
        });
}

/// Those of refused wishes, for which there is no request.
store::Result<void> addCounters(store::Connection &connection, AdminLogReading &reading)
{
    QSet<qint64> ids;
    for (const AdminEntry &entry : std::as_const(reading.entries))
        ids += counterIdOf(entry);
    ids.remove(0);
    for (const qint64 id : std::as_const(ids)) {
        if (reading.counters.contains(id))
            continue;
        const auto counter = store::findCounter(connection, id);
        if (!counter)
            return tl::unexpected(counter.error());
        if (*counter)
            reading.counters.insert(id, (*counter)->key);
    }
    return {};
}

} // namespace

store::Result<AdminLogReading> readAdminLog(store::Connection &connection,
                                            const store::AdminLogFilter &filter, qint64 beforeSequence,
                                            int limit)
{
    auto entries = store::adminLogPage(connection, filter, beforeSequence, limit);
    if (!entries)
        return tl::unexpected(entries.error());
    AdminLogReading reading{*std::move(entries), {}, {}};
    return addRequests(connection, reading)
        .and_then([&] { return addCounters(connection, reading); })
        .map([&] { return std::move(reading); });
}

} // namespace lekthi::models
