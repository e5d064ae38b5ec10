#pragma once

#include "core/allocation/redis/counter_lock.h"
#include "tests/support/private_redis.h"

namespace lekthi::test {

inline const QString lockedCounter = QStringLiteral("docnum:2:22:10:6:0:0:0:2025");
inline const QString lockedKey = QStringLiteral("lock:docnum:2:22:10:6:0:0:0:2025");

redis::RedisAddress socketOf(const PrivateRedis &server);
redis::RedisAddress portOf(const PrivateRedis &server);
redis::RedisAddress loopback(int port);

/// An unavailable Redis is asked again after 50 ms; a slow one is waited for, since machines that test are
/// busy.
redis::LockLimits patientLimits();
/// As above, but a Redis that is slow is soon unavailable.
redis::LockLimits impatientLimits();

/// How many claims wait in the line of the locked counter.
int waitersAt(PrivateRedis &server);
/// Waits until that many do.
bool waitersCome(PrivateRedis &server, int count);

/// Waits until all that the locks keep in Redis has gone by itself.
bool becomesEmpty(PrivateRedis &server);
/// Keys that would stay for ever.
QString keysWithoutExpiry(PrivateRedis &server);

/// Waits until locks can be taken again.
bool comesBack(redis::LockService &service);

} // namespace lekthi::test
