#include "core/notify/next_try.h"

#include <algorithm>

namespace lekthi::notify {

using namespace std::chrono_literals;
using std::chrono::seconds;

namespace {

constexpr int mostTries = 14;
constexpr int doublings = 8; // beyond the longest pause
constexpr seconds firstPause = 5s;
constexpr seconds longestPause = 15min;
constexpr seconds longestAsked = 1h;

} // namespace

std::optional<seconds> pauseBeforeNextTry(int triesMade, const Outcome &outcome, double chance)
{
    if (!outcome.isRetryable() || triesMade >= mostTries)
        return std::nullopt;
    const int exponent = std::clamp(triesMade - 1, 0, doublings);
    const seconds pause = std::min(firstPause * (1 << exponent), longestPause);
    const auto spread = seconds(qint64(double(pause.count()) * chance / 4));
    return std::max(pause, std::min(outcome.pauseAsked.value_or(0s), longestAsked)) + spread;
}

} // namespace lekthi::notify
