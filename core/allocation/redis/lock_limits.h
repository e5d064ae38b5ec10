#pragma once

#include <chrono>

namespace lekthi::redis {

/// Limits of the lock of 3.11.5.1.
struct LockLimits
{
    std::chrono::milliseconds timeToLive{5'000};
    std::chrono::milliseconds acquisitionTimeout{10'000};
    double driftFactor = 0.01;                      ///< share of timeToLive by which clocks may run apart
    std::chrono::milliseconds commandTimeout{100};  ///< a slower Redis counts as unavailable
    std::chrono::milliseconds probeInterval{1'000}; ///< how often an unavailable Redis is asked again

    bool operator==(const LockLimits &) const = default;
};

} // namespace lekthi::redis
