#include "models/pools/pool_rows.h"

#include "core/pools/settings_json.h"
#include "core/store/pools/pool_gateway.h"
#include "core/store/pools/pool_ledger.h"
#include "core/store/session/json_text.h"

#include <algorithm>

namespace lekthi::models {

namespace {

constexpr double secondsOfDay = 24 * 60 * 60;

std::optional<double> daysFor(qint64 ids, const PoolRow &row)
{
    const std::optional<double> pace = idsPerDay(row);
    if (!pace || *pace <= 0)
        return std::nullopt;
    return double(std::max<qint64>(ids, 0)) / *pace;
}

} // namespace

PoolStanding standingOf(const PoolRow &row)
{
    if (!row.pool.isActive())
        return PoolStanding::Retired;
    if (row.pool.available() > 0)
        return row.pool.isLow() ? PoolStanding::Low : PoolStanding::Ready;
    return row.pool.hasNoMoreIds() ? PoolStanding::Exhausted : PoolStanding::Empty;
}

std::optional<double> idsPerDay(const PoolRow &row)
{
    const double days = double(row.pool.createdAt.secsTo(row.readAt)) / secondsOfDay;
    if (!row.pool.isActive() || days < 1)
        return std::nullopt;
    constexpr double most = double(std::chrono::seconds(paceTime).count()) / secondsOfDay;
    return double(row.issuedLately) / std::min(days, most);
}

std::optional<double> daysLeft(const PoolRow &row)
{
    return daysFor(row.pool.available(), row);
}

std::optional<double> daysUntilExhausted(const PoolRow &row)
{
    return daysFor(row.pool.capacity - row.pool.issued, row);
}

store::Result<QList<PoolRow>> readPools(store::Connection &connection)
{
    const auto all = store::listPools(connection);
    if (!all)
        return tl::unexpected(all.error());
    return store::countRecentIds(connection, paceTime).map([&](const QHash<int, qint64> &lately) {
        QList<PoolRow> rows;
        for (const store::Pool &pool : *all) {
            const auto settings = pools::settingsFromJson(store::jsonObject(pool.settingsText));
            rows.append({.pool = pool,
                         .settings = settings ? std::optional(*settings) : std::nullopt,
                         .issuedLately = lately.value(pool.id),
                         .readAt = connection.serverNow()});
        }
        return rows;
    });
}

} // namespace lekthi::models
