#pragma once

#include "core/store/session/error.h"

#include <chrono>
#include <thread>

namespace lekthi::dispensing {

inline constexpr int mostRetries = 3; ///< id-generator-architecture.md, Deadlock retry
inline constexpr std::chrono::milliseconds retryPause{100};

/// Whether the same call can succeed a moment later, though others have undone it or kept it waiting, or its
/// connection was lost.
bool isTransient(const store::Error &error);

/// Runs what gives a store::Result until it succeeds, fails for good or was tried mostRetries times more.
template <class Attempt>
auto withRetries(const Attempt &attempt, std::chrono::milliseconds pause = retryPause)
{
    auto outcome = attempt();
    for (int retry = 0; retry < mostRetries && !outcome && isTransient(outcome.error()); ++retry) {
        std::this_thread::sleep_for(pause);
        outcome = attempt();
    }
    return outcome;
}

} // namespace lekthi::dispensing
