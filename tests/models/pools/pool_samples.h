#pragma once

#include "models/pools/pool_rows.h"

#include <QTimeZone>

namespace lekthi::test {

inline const QDateTime poolsReadAt{QDate(2026, 3, 20), QTime(8, 0), QTimeZone::utc()};

/// A pool that is 30 days old, with 22,268 ids of 6 digits at most, of which so many were made and issued.
inline models::PoolRow poolRow(const QString &name, qint64 generated, qint64 issued, qint64 issuedLately = 0)
{
    models::PoolRow row;
    row.pool.id = 1;
    row.pool.name = name;
    row.pool.length = 6;
    row.pool.minimum = 1000;
    row.pool.batch = 5000;
    row.pool.capacity = 22268;
    row.pool.capacityIsExact = true;
    row.pool.generated = generated;
    row.pool.issued = issued;
    row.pool.createdAt = poolsReadAt.addDays(-30);
    row.issuedLately = issuedLately;
    row.readAt = poolsReadAt;
    const auto made = pools::PoolSettings::make({.name = name,
                                                 .length = 6,
                                                 .minimum = 1000,
                                                 .batch = 5000,
                                                 .filters = pools::filtersOf(pools::Profile::Mosip)});
    if (!made)
        qFatal("these are no settings of a pool");
    row.settings = *made;
    return row;
}

} // namespace lekthi::test
