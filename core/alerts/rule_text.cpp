#include "core/alerts/rule_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace lekthi::alerts {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("lekthi", text);
}

const char *titleOf(Measure measure)
{
    switch (measure) {
    case Measure::RedisDown:
        return QT_TRANSLATE_NOOP("lekthi", "Redis unavailable");
    case Measure::LockFailureShare:
        return QT_TRANSLATE_NOOP("lekthi", "Lock failures");
    case Measure::LockWaitMean:
        return QT_TRANSLATE_NOOP("lekthi", "Long lock waits");
    case Measure::Retries:
        return QT_TRANSLATE_NOOP("lekthi", "Many retries");
    case Measure::StoreFailures:
        return QT_TRANSLATE_NOOP("lekthi", "Database failures");
    case Measure::DurationP95:
        return QT_TRANSLATE_NOOP("lekthi", "Slow allocation");
    case Measure::CounterFill:
        return QT_TRANSLATE_NOOP("lekthi", "Counter nearly full");
    case Measure::Gaps:
        return QT_TRANSLATE_NOOP("lekthi", "Unexplained gap");
    case Measure::ChainBreaks:
        return QT_TRANSLATE_NOOP("lekthi", "Ledger altered");
    case Measure::RequestWaiting:
        return QT_TRANSLATE_NOOP("lekthi", "Request waits for approval");
    case Measure::DiskUse:
        return QT_TRANSLATE_NOOP("lekthi", "Disk nearly full");
    case Measure::UnboundAge:
        return QT_TRANSLATE_NOOP("lekthi", "Numbers without a document");
    case Measure::PoolShortage:
        return QT_TRANSLATE_NOOP("lekthi", "ID pool low");
    case Measure::BackupLag:
        return QT_TRANSLATE_NOOP("lekthi", "Numbers without a backup");
    }
    return "";
}

const char *conditionOf(Measure measure)
{
    switch (measure) {
    case Measure::RedisDown:
        return QT_TRANSLATE_NOOP("lekthi", "Redis was down for a numbering program for more than %1.");
    case Measure::LockFailureShare:
        return QT_TRANSLATE_NOOP("lekthi", "More than %1 of lock requests failed within %2.");
    case Measure::LockWaitMean:
        return QT_TRANSLATE_NOOP("lekthi", "Locks took more than %1 on average within %2.");
    case Measure::Retries:
        return QT_TRANSLATE_NOOP("lekthi", "More than %1 retries within %2.");
    case Measure::StoreFailures:
        return QT_TRANSLATE_NOOP(
            "lekthi", "More than %1 requests received no number within %2 because the database failed.");
    case Measure::DurationP95:
        return QT_TRANSLATE_NOOP("lekthi", "One allocation in twenty took more than %1 within %2.");
    case Measure::CounterFill:
        return QT_TRANSLATE_NOOP("lekthi", "%1 or more of the counter's numbers are used.");
    case Measure::Gaps:
        return QT_TRANSLATE_NOOP("lekthi", "More than %1 sequence numbers are missing without a reason.");
    case Measure::ChainBreaks:
        return QT_TRANSLATE_NOOP("lekthi", "More than %1 rows were altered.");
    case Measure::RequestWaiting:
        return QT_TRANSLATE_NOOP("lekthi", "A reset or import has waited for more than %1.");
    case Measure::DiskUse:
        return QT_TRANSLATE_NOOP("lekthi", "More than %1 of the disk of the database server is used.");
    case Measure::UnboundAge:
        return QT_TRANSLATE_NOOP("lekthi", "A number has had no document for more than %1.");
    case Measure::PoolShortage:
        return QT_TRANSLATE_NOOP("lekthi", "An ID pool lacks more than %1 of its minimum.");
    case Measure::BackupLag:
        return QT_TRANSLATE_NOOP("lekthi", "Numbers have been in no verified backup for more than %1.");
    }
    return "";
}

/// "More than 0" is what nobody would say.
const char *conditionOfAny(Measure measure)
{
    switch (measure) {
    case Measure::Gaps:
        return QT_TRANSLATE_NOOP("lekthi", "Sequence numbers are missing without a reason.");
    case Measure::ChainBreaks:
        return QT_TRANSLATE_NOOP("lekthi", "Rows were altered.");
    case Measure::PoolShortage:
        return QT_TRANSLATE_NOOP("lekthi", "An ID pool has fewer IDs available than its minimum.");
    case Measure::StoreFailures:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "Requests received no number within %2 because the database failed.");
    default:
        return conditionOf(measure);
    }
}

const char *adviceOf(Measure measure)
{
    switch (measure) {
    case Measure::RedisDown:
        return QT_TRANSLATE_NOOP("lekthi", "Numbers are still allocated under the database lock and stay "
                                           "unique. Start Redis again or check the network to it.");
    case Measure::LockFailureShare:
        return QT_TRANSLATE_NOOP("lekthi", "Some requests are late or get no number. Check for slow "
                                           "transactions in the database and the load on Redis.");
    case Measure::LockWaitMean:
        return QT_TRANSLATE_NOOP("lekthi", "Many requests want the same counter. See the busiest counters on "
                                           "the Metrics page.");
    case Measure::Retries:
        return QT_TRANSLATE_NOOP(
            "lekthi",
            "Numbers are allocated, but need retries. The Metrics page shows which errors cause them.");
    case Measure::StoreFailures:
        return QT_TRANSLATE_NOOP(
            "lekthi", "\"lekthictl errors list --type DB_ERROR\" shows what the database answered. "
                      "Check that its server runs and has space.");
    case Measure::DurationP95:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "Allocation is slow. Check the load and the disk of the database server.");
    case Measure::CounterFill:
        return QT_TRANSLATE_NOOP("lekthi", "Give the template more digits before the numbers run out.");
    case Measure::Gaps:
        return QT_TRANSLATE_NOOP("lekthi", "Find out what happened to the numbers with \"lekthictl audit "
                                           "verify\", and keep the last signed digest safe.");
    case Measure::ChainBreaks:
        return QT_TRANSLATE_NOOP("lekthi", "The records were altered, or the disk is damaged. Keep the "
                                           "database as it is and compare it with the signed digests.");
    case Measure::RequestWaiting:
        return QT_TRANSLATE_NOOP("lekthi", "Another Super Admin decides on it on the Approvals page.");
    case Measure::DiskUse:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "Free space on the disk of the database server. With too little left, "
                                 "the store only allocates numbers.");
    case Measure::UnboundAge:
        return QT_TRANSLATE_NOOP("lekthi",
                                 "\"lekthictl document unbound\" lists these numbers. The numbering "
                                 "service assigns each to its document or marks it as unused.");
    case Measure::PoolShortage:
        return QT_TRANSLATE_NOOP(
            "lekthi", "No program fills the pool, or it is exhausted. Fill it on the page of the ID pools or "
                      "with \"lekthictl pool fill\", or request a pool with longer IDs.");
    case Measure::BackupLag:
        return QT_TRANSLATE_NOOP("lekthi", "If the database is lost, these numbers are lost with it. Make a "
                                           "backup with \"lekthictl store backup\", and have one made every "
                                           "day.");
    }
    return "";
}

QString timeText(std::chrono::seconds time)
{
    const bool isFullHours = time >= 1h && time % 1h == 0s;
    return isFullHours         ? translated(QT_TRANSLATE_NOOP("lekthi", "%1 h")).arg(time / 1h)
           : time % 1min == 0s ? translated(QT_TRANSLATE_NOOP("lekthi", "%1 min")).arg(time / 1min)
                               : translated(QT_TRANSLATE_NOOP("lekthi", "%1 s")).arg(time / 1s);
}

const char *unitOf(Measure measure)
{
    switch (measure) {
    case Measure::RedisDown:
        return QT_TRANSLATE_NOOP("lekthi", "%1 min");
    case Measure::LockFailureShare:
    case Measure::CounterFill:
    case Measure::DiskUse:
    case Measure::PoolShortage:
        return QT_TRANSLATE_NOOP("lekthi", "%1 %");
    case Measure::LockWaitMean:
    case Measure::DurationP95:
        return QT_TRANSLATE_NOOP("lekthi", "%1 s");
    case Measure::RequestWaiting:
    case Measure::UnboundAge:
    case Measure::BackupLag:
        return QT_TRANSLATE_NOOP("lekthi", "%1 h");
    case Measure::Retries:
    case Measure::StoreFailures:
    case Measure::Gaps:
    case Measure::ChainBreaks:
        return "%1";
    }
    return "%1";
}

} // namespace

QString title(const Rule &rule)
{
    // Two rules look at the same; this one at more of it.
    if (rule.code == "LOCK_FAILURES_CRITICAL"_L1)
        return translated(QT_TRANSLATE_NOOP("lekthi", "Many lock failures"));
    return translated(titleOf(rule.measure));
}

QString condition(const Rule &rule)
{
    return translated(rule.threshold > 0 ? conditionOf(rule.measure) : conditionOfAny(rule.measure))
        .replace("%2"_L1, timeText(rule.window))
        .replace("%1"_L1, valueText(rule.measure, rule.threshold));
}

QString advice(Measure measure)
{
    return translated(adviceOf(measure));
}

QString runbookCommand(const QString &code)
{
    return u"lekthictl alert runbook "_s + code;
}

QString valueText(Measure measure, double value)
{
    constexpr double hoursOfDay = 24;
    constexpr double mostAsHours = 3 * hoursOfDay;
    if (measure == Measure::BackupLag && value > mostAsHours)
        return translated(QT_TRANSLATE_NOOP("lekthi", "%1 days"))
            .replace("%1"_L1, QLocale::c().toString(value / hoursOfDay, 'f', 1));
    const char *unit = unitOf(measure);
    const QString number = QLocale::c().toString(value, 'f', value == std::round(value) ? 0 : 2);
    return (qstrcmp(unit, "%1") == 0 ? QString::fromLatin1(unit) : translated(unit)).replace("%1"_L1, number);
}

QString severityText(Severity severity)
{
    return severity == Severity::Critical ? translated(QT_TRANSLATE_NOOP("lekthi", "Critical"))
                                          : translated(QT_TRANSLATE_NOOP("lekthi", "Warning"));
}

QString quietEndText(const QString &since)
{
    return translated(
               QT_TRANSLATE_NOOP(
                   "lekthi",
                   "Ended without a value: since %1 hardly any numbers were allocated, and nothing failed."))
        .arg(since);
}

} // namespace lekthi::alerts
