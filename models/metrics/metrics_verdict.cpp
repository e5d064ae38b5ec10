#include "models/metrics/metrics_verdict.h"

#include "models/metrics/metric_plots.h"
#include "models/metrics/metric_targets.h"

#include <QCoreApplication>

namespace lekthi::models {

using metrics::Coverage;
using metrics::Tally;

namespace {

constexpr double worstFailures = 5; // percent

QString countText(qint64 count)
{
    return numberText(double(count), MetricUnit::Count);
}

QString millisecondsText(metrics::Histogram::Duration duration)
{
    return valueText(double(duration.count()) / 1000, MetricUnit::Milliseconds);
}

QString p95Text(const Tally &tally)
{
    return millisecondsText(tally.duration.quantile(0.95).value_or(metrics::Histogram::Duration(0)));
}

MetricsVerdict failuresVerdict(const Tally &tally)
{
    const qint64 asked = tally.requests() + tally.failures();
    const bool areMany = percent * double(tally.failures()) > worstFailures * double(asked);
    return {areMany ? Standing::Error : Standing::Warning,
            QCoreApplication::translate(
                "lekthi", "%1 of %2 requests failed in the last 5 minutes. \"Errors by class\" shows why.")
                .arg(countText(tally.failures()), countText(asked))};
}

MetricsVerdict firingVerdict(const QStringList &firing)
{
    return {Standing::Warning,
            firing.size() == 1
                ? QCoreApplication::translate("lekthi", "Numbers are allocated, but an alert is firing: %1.")
                      .arg(firing.constFirst())
                : QCoreApplication::translate("lekthi", "Numbers are allocated, but %1 alerts are firing, "
                                                        "the first of them: %2.")
                      .arg(countText(firing.size()), firing.constFirst()),
            MetricsVerdict::Lead::Alerts};
}

MetricsVerdict wellVerdict(const Tally &tally)
{
    if (tally.numbers == 0)
        return {Standing::Good,
                QCoreApplication::translate(
                    "lekthi", "Numbering is healthy. No number was requested in the last 5 minutes.")};
    return {Standing::Good,
            QCoreApplication::translate(
                "lekthi", "Numbering is healthy. Numbers in the last 5 minutes: %1, 95 % of them within %2.")
                .arg(countText(tally.numbers), p95Text(tally))};
}

} // namespace

QString leadText(MetricsVerdict::Lead lead)
{
    switch (lead) {
    case MetricsVerdict::Lead::BusiestCounters:
        return QCoreApplication::translate("lekthi", "Show the busiest counters");
    case MetricsVerdict::Lead::Alerts:
        return QCoreApplication::translate("lekthi", "Show the alerts");
    case MetricsVerdict::Lead::Nowhere:
        break;
    }
    return {};
}

MetricsVerdict verdictOf(const metrics::Span &lately, const QStringList &firing)
{
    const Tally &tally = lately.tally;
    const Coverage &coverage = lately.coverage;
    if (coverage.minutes == 0)
        return {};
    if (coverage.storeDown > 0)
        return {Standing::Error,
                QCoreApplication::translate("lekthi", "The store was unreachable within the last 5 minutes. "
                                                      "Numbers could not be allocated at that time.")};
    if (percent * double(tally.failures()) > worstFailures * double(tally.requests() + tally.failures()))
        return failuresVerdict(tally);
    if (tally.duration.quantile(0.95).value_or(metrics::Histogram::Duration(0)) > p95Target)
        return {Standing::Error,
                QCoreApplication::translate("lekthi",
                                            "Numbering is slow. In the last 5 minutes one request in 20 "
                                            "took longer than %1.")
                    .arg(p95Text(tally)),
                MetricsVerdict::Lead::BusiestCounters};
    if (coverage.redisDown > 0)
        return {Standing::Warning,
                QCoreApplication::translate(
                    "lekthi", "Redis was unreachable within the last 5 minutes. Without it, numbers are "
                              "allocated under the database lock: correct, but slower.")};
    if (percent * double(tally.lockWait.count()) < lockSuccessTarget * double(tally.locksAsked()))
        return {Standing::Warning,
                QCoreApplication::translate(
                    "lekthi", "Locks fail. In the last 5 minutes only %1 of %2 lock requests succeeded.")
                    .arg(countText(tally.lockWait.count()), countText(tally.locksAsked()))};
    if (const auto mean = tally.lockWait.mean(); mean && *mean > lockWaitAlert)
        return {Standing::Warning,
                QCoreApplication::translate("lekthi", "Lock waits are too long: %1 on average in the last 5 "
                                                      "minutes.")
                    .arg(millisecondsText(*mean)),
                MetricsVerdict::Lead::BusiestCounters};
    if (tally.failures() > 0)
        return failuresVerdict(tally);
    return firing.isEmpty() ? wellVerdict(tally) : firingVerdict(firing);
}

} // namespace lekthi::models
