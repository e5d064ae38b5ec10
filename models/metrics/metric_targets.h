#pragma once

#include <chrono>

namespace lekthi::models {

/// What drawing numbers is held against (3.11.9.1).
inline constexpr std::chrono::milliseconds normalTarget{500}; ///< without a retry
inline constexpr std::chrono::milliseconds p95Target{2'000};
inline constexpr std::chrono::milliseconds p99Target{5'000};

/// Where somebody is alerted as long as the rules are as shipped (3.11.10.2).
inline constexpr std::chrono::milliseconds lockWaitAlert{1'000}; ///< on average
inline constexpr double percent = 100;
inline constexpr double lockSuccessTarget = 95; ///< percent

} // namespace lekthi::models
