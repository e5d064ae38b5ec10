#pragma once

#include "core/alerts/rule.h"

#include <QDateTime>

#include <chrono>
#include <optional>

namespace lekthi::alerts {

enum class Phase {
    Inactive,
    Pending, ///< over the threshold, not yet for as long as the rule asks
    Firing,
    Resolved, ///< was firing before
};

/// Where one rule stands with one subject. Enough for another program to go on from.
struct State
{
    Phase phase = Phase::Inactive;
    QDateTime since;      ///< of the phase; invalid before the first value
    QDateTime lookedAt;   ///< the newest look; invalid before the first
    bool hasData = false; ///< whether the newest look found a value; without one nothing fires
    double value = 0;     ///< the newest one that was found
    /// Pending: for how long the value was seen over the threshold. Firing: for how long it has been seen
    /// clear; nothing: it is not. Nothing in other phases.
    std::optional<std::chrono::milliseconds> towards;
    QDateTime quietSince{}; ///< since when there is no value because hardly anything is drawn; invalid: no

    bool operator==(const State &) const = default;
};

enum class Change {
    None,
    Began,     ///< is pending now
    CalledOff, ///< was pending, and the value went below the threshold
    Fired,
    Resolved,
};

struct Step
{
    State state;
    Change change = Change::None;
};

/// Looks further apart than this tell nothing of the time between them, which then counts for neither side.
inline constexpr std::chrono::seconds longestBetweenLooks{60};

/// An alert for which it has been quiet for as long as this ends: nothing tells that it is over, but nothing
/// goes wrong any more either (3.11.10.2).
inline constexpr std::chrono::minutes longestQuiet{30};

/// The state after one more look. No value: there are no data; then quietSince tells since when, up to now,
/// hardly anything was drawn and nothing failed, if it is known to be so. A rule that is switched off ends
/// its alerts. now: of the same clock for all looks; one that goes back counts as no time. Pure.
Step step(const Rule &rule, const State &state, std::optional<double> value, const QDateTime &now,
          const QDateTime &quietSince = {});

/// "INACTIVE", "PENDING", ...: stable names.
QString phaseName(Phase phase);
/// Inactive for any other text.
Phase phaseFromName(QStringView name);

} // namespace lekthi::alerts
