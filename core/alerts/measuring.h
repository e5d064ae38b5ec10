#pragma once

#include "core/alerts/rule.h"
#include "core/metrics/minute.h"

#include <QDateTime>

#include <map>
#include <optional>

namespace lekthi::alerts {

/// How Redis and the store were in a minute for the programs that draw, all together.
struct MinuteOfRedis
{
    bool isDown = false;      ///< Redis, for one of them at some time within the minute
    bool isStoreDown = false; ///< the same of the store

    void add(const metrics::AllocatorState &state)
    {
        isDown = isDown || state.redis == metrics::PartState::Down;
        isStoreDown = isStoreDown || state.store == metrics::PartState::Down;
    }
};

/// The minutes that were written lately, by when they began (UTC).
struct RecentMinutes
{
    std::map<QDateTime, metrics::Tally> tallies; ///< of all projects and types
    std::map<QDateTime, MinuteOfRedis> redis;    ///< of minutes that a program that draws lived through

    void forgetBefore(const QDateTime &minute);
};

/// A minute is written when it is over, and then by each program in its own time: without one for as long as
/// this nothing is known.
inline constexpr std::chrono::minutes oldestNews{3};

/// The value of a measure of the store as a whole; nothing where there are no data, or fewer than tell
/// anything (leastToJudge). Pure.
std::optional<double> measure(const Rule &rule, const RecentMinutes &minutes, const QDateTime &now);

/// Since when there is nothing to measure because hardly anything is drawn: a program that draws lives, in
/// the whole window nothing failed, and of the few numbers none calls for an alert. Invalid if that is not
/// so, or not known. Where there is a value it means nothing. Pure.
QDateTime quietSince(const Rule &rule, const RecentMinutes &minutes, const QDateTime &now);

} // namespace lekthi::alerts
