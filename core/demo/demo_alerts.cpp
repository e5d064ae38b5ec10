#include "core/demo/demo_data.h"
#include "core/store/alerts/alert_gateway.h"
#include "core/store/metrics/metrics_rows.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement insertTransition("demo/insert_alert_transition");
constexpr qint64 perMinute = 60;

} // namespace

/// The store writes the history of alerts itself, with the time of then, and counts from 1; what was before
/// the store has a number that it never gives.
Result<void> insertDemoAlerts(Connection &connection)
{
    const QDateTime now = connection.serverNow();
    const auto row = [&](AlertEvent event, double value, qint64 minutesBefore, const QString &login,
                         const QString &note) {
        return QVariantList{u"REDIS_UNAVAILABLE"_s,
                            alertEventName(event),
                            value,
                            login,
                            note,
                            timeText(now.addSecs(-minutesBefore * perMinute))};
    };
    // An alert comes when the minute is over that passes the threshold, and goes after two calm ones.
    return connection
        .writeRows(insertTransition, {row(AlertEvent::Fired, 2, demoOutageFrom - 3, u"sa.one"_s, {}),
                                      row(AlertEvent::Acknowledged, 4, demoOutageUntil, u"sa.one"_s,
                                          u"เครื่อง Redis กำลังเริ่มใหม่หลังปรับรุ่น"_s),
                                      row(AlertEvent::Resolved, 0, demoOutageUntil - 4, u"sa.one"_s, {})})
        .map([](int) {});
}

} // namespace lekthi::store
