#include "models/status/alerts_light.h"

#include "core/alerts/rule_text.h"
#include "core/numbering/translated.h"
#include "models/alerts/alert_subject.h"
#include "models/time_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

/// Another program takes over well within this time.
constexpr qint64 unattendedSeconds = 180;
constexpr qsizetype mostNamed = 4;

bool isUnattended(const AlertsLook &look)
{
    return !look.lease.isHeld && look.lease.lookedAt.isValid() &&
           look.lease.lookedAt.secsTo(look.now) > unattendedSeconds;
}

void showUnattended(HealthLight &light, const AlertsLook &look, numbering::Calendar calendar)
{
    light.standing = Standing::Warning;
    light.state = translated(QT_TRANSLATE_NOOP("lekthi", "Not checked since %1."))
                      .arg(timeText(look.lease.lookedAt, calendar));
    light.concern = translated(QT_TRANSLATE_NOOP(
        "lekthi", "Numbers are allocated as usual, but nobody is notified when something goes wrong."));
    light.advice = translated(QT_TRANSLATE_NOOP(
        "lekthi", "Keep the window of a Project Admin or Super Admin open, or let a service run "
                  "\"lekthictl alert watch\"."));
}

bool isCritical(const AlertsLook::Firing &firing)
{
    return firing.rule.severity == alerts::Severity::Critical;
}

/// Programs name themselves in English: "lekthi on host (process 12)".
QString programText(const QString &name)
{
    static const QRegularExpression form(u"^(.+) on (.+) \\(process (\\d+)\\)$"_s);
    const auto match = form.match(name);
    return match.hasMatch() ? QCoreApplication::translate("lekthi", "%1 on %2 (process %3)", "a program")
                                  .arg(match.captured(1), match.captured(2), match.captured(3))
                            : name;
}

void showFiring(HealthLight &light, const QList<AlertsLook::Firing> &firing, numbering::Calendar calendar)
{
    light.standing = Standing::Warning;
    light.state = QCoreApplication::translate("lekthi", "%n alerts are firing.", nullptr, int(firing.size()));
    light.concern =
        std::any_of(firing.cbegin(), firing.cend(), isCritical)
            ? translated(QT_TRANSLATE_NOOP(
                  "lekthi", "At least one is critical: allocation may be slow or about to fail."))
            : translated(QT_TRANSLATE_NOOP(
                  "lekthi",
                  "Numbers are allocated; the causes of these alerts may slow or stop that if they last."));
    light.advice = translated(
        QT_TRANSLATE_NOOP("lekthi", "See which ones on the Alerts page, or with \"lekthictl alert list\"."));
    for (const AlertsLook::Firing &one : firing.mid(0, mostNamed)) {
        const QString title = alerts::title(one.rule);
        light.facts.append(
            {alerts::severityText(one.rule.severity),
             one.label.isEmpty() ? title : title + u" · "_s + subjectText(one.subject, one.label, calendar)});
    }
}

} // namespace

store::Result<AlertsLook> lookAtAlerts(store::Connection &connection)
{
    const auto lease = store::alertLease(connection);
    if (!lease)
        return tl::unexpected(lease.error());
    const auto current = store::currentAlerts(connection);
    if (!current)
        return tl::unexpected(current.error());
    const auto rules = store::alertRules(connection);
    if (!rules)
        return tl::unexpected(rules.error());
    AlertsLook look{*lease, {}, connection.serverNow()};
    for (const store::StoredAlertRule &one : *rules) { // critical ones first
        for (const store::Alert &alert : *current) {
            if (alert.rule == one.rule.code && alert.state.phase == alerts::Phase::Firing &&
                !alert.isSilenced)
                look.firing.append({one.rule, alert.subject, alert.label});
        }
    }
    return look;
}

HealthLight alertsLight(const std::optional<AlertsLook> &look, numbering::Calendar calendar)
{
    HealthLight light = lightBeingRead(u"alerts"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Alerts")));
    if (!look)
        return light;
    if (!look->firing.isEmpty())
        showFiring(light, look->firing, calendar);
    if (look->lease.lookedAt.isValid())
        light.facts += QList<HealthFact>{
            {translated(QT_TRANSLATE_NOOP("lekthi", "Last check")), timeText(look->lease.lookedAt, calendar)},
            {translated(QT_TRANSLATE_NOOP("lekthi", "By")), programText(look->lease.program)}};
    if (!look->firing.isEmpty())
        return light;
    if (isUnattended(*look)) {
        showUnattended(light, *look, calendar);
    } else if (!look->lease.lookedAt.isValid()) {
        light.standing = Standing::Absent;
        light.state = translated(QT_TRANSLATE_NOOP("lekthi", "Not checked yet."));
    } else {
        light.standing = Standing::Good;
        light.state = translated(QT_TRANSLATE_NOOP("lekthi", "None is firing."));
    }
    return light;
}

} // namespace lekthi::models
