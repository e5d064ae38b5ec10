#pragma once

#include "core/allocation/redis/redis_health.h"

#include <QDateTime>
#include <QString>

namespace lekthi::allocation {

/// How an allocator is: what a health light shows.
struct AllocatorHealth
{
    redis::RedisHealth redis;
    bool storeReachable = true; ///< false after a session was lost, until one could be opened again
    QString storeProblem;       ///< technical; empty while the store is reachable
    QDateTime storeSince;       ///< since when; invalid while nothing has happened
    int sessions = 0;           ///< open with the store
    int waiting = 0;            ///< requests that no transaction serves yet
    qint64 drawn = 0;           ///< numbers handed out since the allocator was made
    qint64 retries = 0;         ///< attempts beyond the first
    qint64 fallbacks = 0;       ///< numbers drawn under the database lock alone since Redis was unavailable
};

} // namespace lekthi::allocation
