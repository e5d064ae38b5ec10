#include "models/status/alerts_light.h"

#include "models/time_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

/// Another program takes over well within this time.
constexpr qint64 unattendedSeconds = 180;

QString translated(const char *source)
{
    return QCoreApplication::translate("lekthi", source);
}

bool isUnattended(const AlertsLook &look)
{
    return !look.lease.isHeld && look.lease.lookedAt.isValid() &&
           look.lease.lookedAt.secsTo(look.now) > unattendedSeconds;
}

void showUnattended(HealthLight &light, const AlertsLook &look, numbering::Calendar calendar)
{
    light.standing = Standing::Warning;
    light.state = translated(QT_TRANSLATE_NOOP("lekthi", "No program has looked since %1."))
                      .arg(timeText(look.lease.lookedAt, calendar));
    light.concern = translated(QT_TRANSLATE_NOOP(
        "lekthi", "Numbers are drawn as always, but nobody is told when something goes wrong."));
    light.advice = translated(QT_TRANSLATE_NOOP(
        "lekthi", "Keep the window of a Project Admin or Super Admin open, or let a service run "
                  "\"lekthictl alert watch\"."));
}

void showFiring(HealthLight &light, const AlertsLook &look)
{
    light.standing = Standing::Warning;
    light.state = QCoreApplication::translate("lekthi", "%n alerts are firing.", nullptr, look.firing);
    light.concern =
        look.critical > 0
            ? translated(QT_TRANSLATE_NOOP("lekthi", "At least one is critical: drawing numbers may "
                                                     "be slow or about to fail."))
            : translated(QT_TRANSLATE_NOOP("lekthi", "Numbers are drawn; what fires may slow or "
                                                     "stop that if it lasts."));
    light.advice = translated(
        QT_TRANSLATE_NOOP("lekthi", "See which ones among the alerts, or with \"lekthictl alert list\"."));
}

} // namespace

store::Result<AlertsLook> lookAtAlerts(store::Connection &connection)
{
    const auto lease = store::alertLease(connection);
    if (!lease)
        return tl::unexpected(lease.error());
    const auto alerts = store::currentAlerts(connection);
    if (!alerts)
        return tl::unexpected(alerts.error());
    const auto rules = store::alertRules(connection);
    if (!rules)
        return tl::unexpected(rules.error());
    AlertsLook look{*lease, 0, 0, connection.serverNow()};
    for (const store::Alert &alert : *alerts) {
        if (alert.state.phase != alerts::Phase::Firing || alert.isSilenced)
            continue;
        ++look.firing;
        look.critical +=
            int(std::any_of(rules->cbegin(), rules->cend(), [&](const store::StoredAlertRule &one) {
                return one.rule.code == alert.rule && one.rule.severity == alerts::Severity::Critical;
            }));
    }
    return look;
}

HealthLight alertsLight(const std::optional<AlertsLook> &look, numbering::Calendar calendar)
{
    HealthLight light{.name = u"alerts"_s,
                      .standing = Standing::Unknown,
                      .title = translated(QT_TRANSLATE_NOOP("lekthi", "Alerts")),
                      .state = translated(QT_TRANSLATE_NOOP("lekthi", "Being looked at.")),
                      .concern = {},
                      .advice = {},
                      .facts = {}};
    if (!look)
        return light;
    if (look->lease.lookedAt.isValid())
        light.facts = {
            {translated(QT_TRANSLATE_NOOP("lekthi", "Last look")), timeText(look->lease.lookedAt, calendar)},
            {translated(QT_TRANSLATE_NOOP("lekthi", "By")), look->lease.program}};
    if (look->firing > 0) {
        showFiring(light, *look);
    } else if (isUnattended(*look)) {
        showUnattended(light, *look, calendar);
    } else if (!look->lease.lookedAt.isValid()) {
        light.standing = Standing::Absent;
        light.state = translated(QT_TRANSLATE_NOOP("lekthi", "No program has looked yet."));
    } else {
        light.standing = Standing::Good;
        light.state = translated(QT_TRANSLATE_NOOP("lekthi", "None is firing."));
    }
    return light;
}

} // namespace lekthi::models
