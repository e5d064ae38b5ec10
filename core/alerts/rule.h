#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace lekthi::alerts {

enum class Severity {
    Warning,
    Critical,
};

/// What a rule looks at. The unit of its values stands behind each.
enum class Measure {
    RedisDown, ///< minutes in a row, up to the newest, in which Redis was down for a program that draws
    LockFailureShare, ///< percent of the locks asked for in the window
    LockWaitMean,     ///< seconds, of the locks taken in the window
    Retries,          ///< attempts beyond the first in the window
    StoreFailures,    ///< requests in the window that got no number since the database failed
    DurationP95,      ///< seconds from the call to the number, of those drawn in the window
    CounterFill,      ///< percent of what the digits can write; per counter
    Gaps,             ///< sequence numbers left out without a reason; per counter
    ChainBreaks,      ///< rows of the ledger or the admin log that are not what was written; per counter
    RequestWaiting,   ///< hours that a reset or import has waited for its approval; per request
    DiskUse,          ///< percent of the server's disk; 100 once the store keeps the rest for numbers
    UnboundAge,       ///< hours since the oldest number was drawn that no document has
    PoolShortage,     ///< percent of the minimum that an ID pool lacks; per pool
    BackupLag,        ///< hours since the oldest number was drawn that no verified backup has
};

/// When somebody is to be told (3.11.10.2). Kept in the store; what is measured is fixed, the rest can be
/// set.
struct Rule
{
    QString code; ///< "REDIS_UNAVAILABLE": stable, for scripts and other programs
    Measure measure = Measure::RedisDown;
    double threshold = 0;
    std::chrono::seconds window{0}; ///< that values are taken over; 0: they are of the moment
    std::chrono::seconds hold{0};   ///< how long the threshold has to be passed before it counts
    Severity severity = Severity::Warning;
    bool enabled = true;
    QStringList channels{}; ///< names; empty: every channel that takes this severity
    int version = 1;

    bool operator==(const Rule &) const = default;
};

/// For how long a number may be in no verified backup, in a new store.
inline constexpr int mostHoursWithoutBackup = 36;

/// As a new store has them.
QList<Rule> shippedRules();

/// Whether the value calls for an alert: above the threshold, or at it where full is full.
bool isOver(const Rule &rule, double value);
/// Whether an alert may end. Between this and isOver() nothing changes, so that a value that swings around
/// the threshold makes one alert and not many.
bool isClear(const Rule &rule, double value);
/// How long isClear() has to hold before an alert ends.
std::chrono::seconds calmOf(Measure measure);
/// Whether several things are looked at by one rule, each with a state of its own.
bool hasSubjects(Measure measure);

/// Numbers drawn, or locks asked for, that a share or a quantile needs to mean anything.
inline constexpr int leastToJudge = 10;

/// What a state is of; empty: the store as a whole.
QString counterSubject(qint64 counterId); ///< "counter:117"
QString requestSubject(qint64 requestId); ///< "request:12"
QString poolSubject(const QString &pool); ///< "pool:farmer"
QString adminLogSubject();                ///< "admin-log"
QString takenNumbersSubject();            ///< "taken-numbers"

/// Stable names: "CRITICAL", "REDIS_DOWN", ...
QString severityName(Severity severity);
std::optional<Severity> severityFromName(QStringView name);
QString measureName(Measure measure);
std::optional<Measure> measureFromName(QStringView name);

} // namespace lekthi::alerts
