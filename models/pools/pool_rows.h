#pragma once

#include "core/pools/pool_settings.h"
#include "core/store/pools/pool.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>

#include <chrono>
#include <optional>

namespace lekthi::models {

/// Over which time it is counted how fast a pool is drawn from.
inline constexpr std::chrono::hours paceTime = std::chrono::days(7);

/// An ID pool as it stood at one moment (id-generator-architecture.md).
struct PoolRow
{
    store::Pool pool;
    /// Nothing if this program does not understand them.
    std::optional<pools::PoolSettings> settings = {};
    qint64 issuedLately = 0; ///< ids, within paceTime before readAt
    QDateTime readAt = {};   ///< by the server's clock
};

/// By what one has to do about it, the worst first that applies.
enum class PoolStanding {
    Ready,
    Low,       ///< fewer ids than its minimum
    Empty,     ///< no id is available
    Exhausted, ///< the same, and there are no others
    Retired,
};

PoolStanding standingOf(const PoolRow &row);

/// Ids a day, over paceTime or since the pool was created; nothing for one that is not a day old yet, or is
/// retired.
std::optional<double> idsPerDay(const PoolRow &row);
/// For how many days the ids that are available last at this pace; nothing where that is not known, or none
/// is issued.
std::optional<double> daysLeft(const PoolRow &row);
/// The same for all ids that its settings accept and that were not issued yet.
std::optional<double> daysUntilExhausted(const PoolRow &row);

/// All pools by name, those that are retired too. Any person may. Not for the UI thread.
store::Result<QList<PoolRow>> readPools(store::Connection &connection);

} // namespace lekthi::models
