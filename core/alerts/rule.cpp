#include "core/alerts/rule.h"

#include <algorithm>
#include <iterator>

namespace lekthi::alerts {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct Name
{
    Measure measure;
    QLatin1StringView text;
};

constexpr Name names[] = {
    {Measure::RedisDown, QLatin1StringView("REDIS_DOWN")},
    {Measure::LockFailureShare, QLatin1StringView("LOCK_FAILURE_SHARE")},
    {Measure::LockWaitMean, QLatin1StringView("LOCK_WAIT_MEAN")},
    {Measure::Retries, QLatin1StringView("RETRIES")},
    {Measure::StoreFailures, QLatin1StringView("STORE_FAILURES")},
    {Measure::DurationP95, QLatin1StringView("DURATION_P95")},
    {Measure::CounterFill, QLatin1StringView("COUNTER_FILL")},
    {Measure::Gaps, QLatin1StringView("GAPS")},
    {Measure::ChainBreaks, QLatin1StringView("CHAIN_BREAKS")},
    {Measure::RequestWaiting, QLatin1StringView("REQUEST_WAITING")},
    {Measure::DiskUse, QLatin1StringView("DISK_USE")},
    {Measure::UnboundAge, QLatin1StringView("UNBOUND_AGE")},
    {Measure::PoolShortage, QLatin1StringView("POOL_SHORTAGE")},
    {Measure::BackupLag, QLatin1StringView("BACKUP_LAG")},
};

/// How far below the threshold an alert ends.
constexpr double margin = 0.1;

} // namespace

QList<Rule> shippedRules()
{
    return {
        {u"REDIS_UNAVAILABLE"_s, Measure::RedisDown, 1, 0s, 0s, Severity::Critical},
        {u"LOCK_FAILURES_CRITICAL"_s, Measure::LockFailureShare, 10, 5min, 0s, Severity::Critical},
        {u"LOCK_FAILURES_WARNING"_s, Measure::LockFailureShare, 5, 5min, 0s, Severity::Warning},
        {u"LOCK_WAIT_SLOW"_s, Measure::LockWaitMean, 1, 5min, 0s, Severity::Warning},
        {u"RETRIES_HIGH"_s, Measure::Retries, 100, 1h, 0s, Severity::Warning},
        {u"DATABASE_FAILURES"_s, Measure::StoreFailures, 0, 5min, 0s, Severity::Critical},
        {u"GENERATION_SLOW"_s, Measure::DurationP95, 2, 5min, 0s, Severity::Warning},
        {u"COUNTER_NEARLY_FULL"_s, Measure::CounterFill, 95, 0s, 0s, Severity::Warning},
        {u"UNEXPLAINED_GAP"_s, Measure::Gaps, 0, 0s, 0s, Severity::Critical},
        {u"CHAIN_BROKEN"_s, Measure::ChainBreaks, 0, 0s, 0s, Severity::Critical},
        {u"REQUEST_WAITING"_s, Measure::RequestWaiting, 24, 0s, 0s, Severity::Warning},
        {u"DISK_NEARLY_FULL"_s, Measure::DiskUse, 90, 0s, 0s, Severity::Critical},
        // Not every service tells to which documents its numbers belong.
        {u"NUMBERS_WITHOUT_DOCUMENT"_s, Measure::UnboundAge, 168, 0s, 0s, Severity::Warning, false},
        // Whoever fills pools does so every half minute.
        {u"ID_POOL_LOW"_s, Measure::PoolShortage, 0, 0s, 10min, Severity::Warning},
        {u"NUMBERS_WITHOUT_BACKUP"_s, Measure::BackupLag, mostHoursWithoutBackup, 0s, 0s, Severity::Warning},
    };
}

bool isOver(const Rule &rule, double value)
{
    return rule.measure == Measure::CounterFill ? value >= rule.threshold : value > rule.threshold;
}

bool isClear(const Rule &rule, double value)
{
    return hasSubjects(rule.measure) ? !isOver(rule, value) : value <= rule.threshold * (1 - margin);
}

std::chrono::seconds calmOf(Measure measure)
{
    return hasSubjects(measure) ? 0s : 120s;
}

bool hasSubjects(Measure measure)
{
    switch (measure) {
    case Measure::CounterFill:
    case Measure::Gaps:
    case Measure::ChainBreaks:
    case Measure::RequestWaiting:
    case Measure::PoolShortage:
        return true;
    case Measure::RedisDown:
    case Measure::LockFailureShare:
    case Measure::LockWaitMean:
    case Measure::Retries:
    case Measure::StoreFailures:
    case Measure::DurationP95:
    case Measure::DiskUse:
    case Measure::UnboundAge:
    case Measure::BackupLag:
        return false;
    }
    return false;
}

QString counterSubject(qint64 counterId)
{
    return u"counter:%1"_s.arg(counterId);
}

QString requestSubject(qint64 requestId)
{
    return u"request:%1"_s.arg(requestId);
}

QString poolSubject(const QString &pool)
{
    return u"pool:%1"_s.arg(pool);
}

QString adminLogSubject()
{
    return u"admin-log"_s;
}

QString takenNumbersSubject()
{
    return u"taken-numbers"_s;
}

QString severityName(Severity severity)
{
    return severity == Severity::Critical ? u"CRITICAL"_s : u"WARNING"_s;
}

std::optional<Severity> severityFromName(QStringView name)
{
    if (name == "CRITICAL"_L1)
        return Severity::Critical;
    if (name == "WARNING"_L1)
        return Severity::Warning;
    return std::nullopt;
}

QString measureName(Measure measure)
{
    const auto *found = std::find_if(std::begin(names), std::end(names),
                                     [measure](const Name &name) { return name.measure == measure; });
    return found == std::end(names) ? QString() : QString(found->text);
}

std::optional<Measure> measureFromName(QStringView name)
{
    const auto *found = std::find_if(std::begin(names), std::end(names),
                                     [name](const Name &known) { return name == known.text; });
    return found == std::end(names) ? std::nullopt : std::optional(found->measure);
}

} // namespace lekthi::alerts
