#include "core/alerts/measuring.h"

#include <algorithm>

namespace lekthi::alerts {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using metrics::Tally;

namespace {

constexpr double microsecondsPerSecond = 1e6;

Tally inWindow(const RecentMinutes &minutes, const QDateTime &from)
{
    Tally sum;
    for (auto minute = minutes.tallies.lower_bound(from); minute != minutes.tallies.end(); ++minute)
        sum.add(minute->second);
    return sum;
}

double seconds(metrics::Histogram::Duration duration)
{
    return double(duration.count()) / microsecondsPerSecond;
}

std::optional<double> shareOf(qint64 failed, qint64 asked, int least)
{
    return asked < least ? std::nullopt : std::optional(100.0 * double(failed) / double(asked));
}

/// Where no lock in Redis is asked for, the lock of the database is the only one.
std::optional<double> lockFailureShare(const Tally &tally, int least)
{
    if (tally.locksAsked() > 0)
        return shareOf(tally.locksFailed(), tally.locksAsked(), least);
    return shareOf(tally.errors.value(u"LOCK_TIMEOUT"_s), tally.requests() + tally.failures(), least);
}

/// The value of a share or a quantile, of at least so many.
std::optional<double> valueOf(Measure measure, const Tally &tally, int least)
{
    switch (measure) {
    case Measure::LockFailureShare:
        return lockFailureShare(tally, least);
    case Measure::LockWaitMean:
        return tally.lockWait.count() < least ? std::nullopt : std::optional(seconds(*tally.lockWait.mean()));
    case Measure::DurationP95:
        return tally.requests() < least ? std::nullopt
                                        : std::optional(seconds(*tally.duration.quantile(0.95)));
    default:
        return std::nullopt;
    }
}

std::optional<double> minutesDown(const RecentMinutes &minutes, const QDateTime &now)
{
    auto newest = minutes.redis.upper_bound(now);
    if (newest == minutes.redis.begin())
        return std::nullopt;
    --newest;
    if (newest->first < now.addDuration(-oldestNews - 1min))
        return std::nullopt;
    double down = 0;
    for (QDateTime expected = newest->first; newest->first == expected && newest->second.isDown; --newest) {
        ++down;
        expected = expected.addDuration(-1min);
        if (newest == minutes.redis.begin())
            break;
    }
    return down;
}

bool hasNews(const RecentMinutes &minutes, const QDateTime &now)
{
    return minutes.redis.lower_bound(now.addDuration(-oldestNews - 1min)) != minutes.redis.end();
}

} // namespace

void RecentMinutes::forgetBefore(const QDateTime &minute)
{
    tallies.erase(tallies.begin(), tallies.lower_bound(minute));
    redis.erase(redis.begin(), redis.lower_bound(minute));
}

std::optional<double> measure(const Rule &rule, const RecentMinutes &minutes, const QDateTime &now)
{
    if (rule.measure == Measure::RedisDown)
        return minutesDown(minutes, now);
    // The running minute is not written yet: the window ends with the one before.
    const Tally tally = inWindow(minutes, metrics::minuteOf(now).addDuration(-rule.window));
    const auto countIf = [&](bool isKnown, qint64 count) {
        return isKnown || hasNews(minutes, now) ? std::optional(double(count)) : std::nullopt;
    };
    switch (rule.measure) {
    case Measure::Retries:
        return countIf(tally.retries.requests() > 0, tally.retries.sum());
    case Measure::StoreFailures:
        return countIf(tally.requests() + tally.failures() > 0, tally.errors.value(u"DB_ERROR"_s));
    default:
        return valueOf(rule.measure, tally, leastToJudge);
    }
}

QDateTime quietSince(const Rule &rule, const RecentMinutes &minutes, const QDateTime &now)
{
    if (rule.window <= 0s || !hasNews(minutes, now))
        return {};
    const QDateTime from = metrics::minuteOf(now).addDuration(-rule.window);
    const Tally tally = inWindow(minutes, from);
    const auto few = valueOf(rule.measure, tally, 1);
    const bool isStoreDown = std::any_of(minutes.redis.lower_bound(from), minutes.redis.end(),
                                         [](const auto &minute) { return minute.second.isStoreDown; });
    const bool goesWell = !isStoreDown && tally.failures() == 0 && tally.locksFailed() == 0;
    return goesWell && (!few || isClear(rule, *few)) ? from : QDateTime();
}

} // namespace lekthi::alerts
