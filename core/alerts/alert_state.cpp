#include "core/alerts/alert_state.h"

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

Change switchOff(State &state, const QDateTime &now)
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

} // namespace

Step step(const Rule &rule, const State &state, std::optional<double> value, const QDateTime &now)
{
    Step next{state, Change::None};
    const milliseconds seen = seenSince(state, now);
    next.state.lookedAt = now;
    next.state.hasData = value.has_value();
    next.state.value = value.value_or(state.value);
    if (!next.state.since.isValid())
        next.state.since = now;
    if (!rule.enabled)
        next.change = switchOff(next.state, now);
    else if (value)
        next.change = lookAt(rule, next.state, seen, now);
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
