#include "models/metrics/metrics_news.h"

#include <QCoreApplication>

namespace lekthi::models {

namespace {

constexpr qint64 secondsPerMinute = 60;

/// Since the minute was over.
qint64 minutesSince(const QDateTime &minute, const QDateTime &now)
{
    return std::max<qint64>(0, minute.secsTo(now) / secondsPerMinute - 1);
}

QString agoText(qint64 minutes)
{
    constexpr qint64 minutesPerHour = 60;
    constexpr qint64 minutesPerDay = 1'440;
    if (minutes < 2 * minutesPerHour)
        return QCoreApplication::translate("lekthi", "%1 min ago").arg(minutes);
    if (minutes < 2 * minutesPerDay)
        return QCoreApplication::translate("lekthi", "%1 h ago").arg(minutes / minutesPerHour);
    return QCoreApplication::translate("lekthi", "%1 d ago").arg(minutes / minutesPerDay);
}

} // namespace

MetricsNews newsOf(const store::NewestMinute &newest, const QDateTime &now)
{
    if (!newest.minute.isValid())
        return newest.day.isValid() ? MetricsNews::Removed : MetricsNews::Never;
    return minutesSince(newest.minute, now) > longestSilence.count() ? MetricsNews::Stale : MetricsNews::Live;
}

QString newsText(const store::NewestMinute &newest, const QDateTime &now)
{
    switch (newsOf(newest, now)) {
    case MetricsNews::Live:
        return {};
    case MetricsNews::Never:
        return QCoreApplication::translate("lekthi",
                                           "No numbering service has used this store yet. Each one reports "
                                           "its figures once a minute, and they appear here.");
    case MetricsNews::Removed:
        return QCoreApplication::translate(
            "lekthi",
            "No numbering service has run for 90 days. Choose a longer range to see earlier figures.");
    case MetricsNews::Stale:
        return QCoreApplication::translate(
                   "lekthi", "The last figures came %1. No numbering service is running, or none reaches the "
                             "store. Missing figures since then are unknown, not zero.")
            .arg(agoText(minutesSince(newest.minute, now)));
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::models
