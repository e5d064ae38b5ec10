#include "core/alerts/alert_state.h"

#include <algorithm>

namespace lekthi::alerts {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

void enter(State &state, Phase phase, const QDateTime &now)
{
    state.phase = phase;
    state.since = now;
    state.towards.reset();
}

/// How much of the time since the last look is known about.
milliseconds seenSince(const State &state, const QDateTime &now)
{
    if (!state.hasData || !state.lookedAt.isValid())
        return 0ms;
    const milliseconds passed(state.lookedAt.msecsTo(now));
    return passed > 0ms && passed <= longestBetweenLooks ? passed : 0ms;
}

Change lookWhilePending(const Rule &rule, State &state, bool over, milliseconds seen, const QDateTime &now)
{
    if (!over) {
        enter(state, Phase::Inactive, now);
        return Change::CalledOff;
    }
    state.towards = state.towards.value_or(0ms) + seen;
    if (*state.towards < rule.hold)
        return Change::None;
    enter(state, Phase::Firing, now);
    return Change::Fired;
}

Change lookWhileFiring(const Rule &rule, State &state, milliseconds seen, const QDateTime &now)
{
    if (!isClear(rule, state.value)) {
        state.towards.reset();
        return Change::None;
    }
    state.towards = state.towards ? *state.towards + seen : 0ms;
    if (*state.towards < calmOf(rule.measure))
        return Change::None;
    enter(state, Phase::Resolved, now);
    return Change::Resolved;
}

Change lookWhileQuiet(const Rule &rule, State &state, bool over, const QDateTime &now)
{
    if (!over)
        return Change::None;
    if (rule.hold <= 0s) {
        enter(state, Phase::Firing, now);
        return Change::Fired;
    }
    enter(state, Phase::Pending, now);
    state.towards = 0ms;
    return Change::Began;
}

Change lookAt(const Rule &rule, State &state, milliseconds seen, const QDateTime &now)
{
    const bool over = isOver(rule, state.value);
    switch (state.phase) {
    case Phase::Pending:
        return lookWhilePending(rule, state, over, seen, now);
    case Phase::Firing:
        return lookWhileFiring(rule, state, seen, now);
    case Phase::Inactive:
    case Phase::Resolved:
        return lookWhileQuiet(rule, state, over, now);
    }
    return Change::None;
}

Change end(State &state, const QDateTime &now)
{
    const Phase before = state.phase;
    state.towards.reset();
    if (before == Phase::Pending)
        enter(state, Phase::Inactive, now);
    else if (before == Phase::Firing)
        enter(state, Phase::Resolved, now);
    return before == Phase::Firing    ? Change::Resolved
           : before == Phase::Pending ? Change::CalledOff
                                      : Change::None;
}

/// What it is quiet in now may begin behind what was known before: then nothing tells of the time between.
QDateTime quietFrom(const State &before, const QDateTime &quietSince)
{
    const bool goesOn = before.quietSince.isValid() && quietSince.isValid() && quietSince <= before.lookedAt;
    return goesOn ? std::min(before.quietSince, quietSince) : quietSince;
}

bool isQuietForLong(const State &state, const QDateTime &now)
{
    return state.quietSince.isValid() && state.quietSince.addDuration(longestQuiet) <= now;
}

} // namespace

Step step(const Rule &rule, const State &state, std::optional<double> value, const QDateTime &now,
          const QDateTime &quietSince)
{
    Step next{state, Change::None};
    const milliseconds seen = seenSince(state, now);
    next.state.lookedAt = now;
    next.state.hasData = value.has_value();
    next.state.value = value.value_or(state.value);
    if (!next.state.since.isValid())
        next.state.since = now;
    next.state.quietSince = rule.enabled && !value ? quietFrom(state, quietSince) : QDateTime();
    if (!rule.enabled)
        next.change = end(next.state, now);
    else if (value)
        next.change = lookAt(rule, next.state, seen, now);
    else if (isQuietForLong(next.state, now))
        next.change = end(next.state, now);
    return next;
}

QString phaseName(Phase phase)
{
    switch (phase) {
    case Phase::Inactive:
        return u"INACTIVE"_s;
    case Phase::Pending:
        return u"PENDING"_s;
    case Phase::Firing:
        return u"FIRING"_s;
    case Phase::Resolved:
        return u"RESOLVED"_s;
    }
    return {};
}

Phase phaseFromName(QStringView name)
{
    for (const Phase phase : {Phase::Pending, Phase::Firing, Phase::Resolved}) {
        if (name == phaseName(phase))
            return phase;
    }
    return Phase::Inactive;
}

} // namespace lekthi::alerts
