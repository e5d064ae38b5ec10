#pragma once

#include "core/allocation/benchmark/algorithm.h"
#include "core/allocation/redis/redis_address.h"

#include <QStringList>

#include <algorithm>
#include <chrono>
#include <optional>

namespace lekthi::benchmark {

inline constexpr int maximumCallers = 2'000;
inline constexpr int maximumSeconds = 3'600;
inline constexpr int maximumProcesses = 64;
inline constexpr int maximumConnections = 1'000;
inline constexpr int fewCounters = 10;
inline constexpr int spreadCounters = 1'000;

/// More callers than this share their sessions with the store unless the plan says otherwise.
inline constexpr int usualSessions = 100;

/// Which counters the callers draw from.
enum class Keys {
    Hot,    ///< one counter for all
    Few,    ///< fewCounters, each call from any of them
    Spread, ///< spreadCounters, likewise
    Zipf,   ///< spreadCounters, the n-th of them 1/n as often as the first
};

/// "hot", "few", "spread", "zipf": stable.
QString keysName(Keys keys);
std::optional<Keys> keysFromName(QStringView name);
QStringList keysNames();
int counterCount(Keys keys);

/// One run: so many callers, each asking for the next number as soon as it has the one before.
struct Plan
{
    Algorithm algorithm = Algorithm::Combining;
    int callers = 1;
    std::chrono::milliseconds duration{1'000};
    Keys keys = Keys::Hot;
    int connections = 0; ///< sessions with the store; 0: as many as the algorithm usually has
    std::optional<redis::RedisAddress> redis = {};
};

} // namespace lekthi::benchmark
