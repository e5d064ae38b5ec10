#include "app/ctl/print/alert_text.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "core/alerts/rule_text.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using alerts::Phase;

namespace {

/// What the subject is called; without a name, its own.
QString subjectCell(const QString &subject, const QString &label)
{
    return subject.isEmpty() ? u"-"_s : label.isEmpty() ? subject : u"%1 (%2)"_s.arg(label, subject);
}

QString valueCell(const AlertRules &rules, const QString &code, double value)
{
    const auto rule = rules.constFind(code);
    return rule == rules.cend() ? QString::number(value) : alerts::valueText(rule->rule.measure, value);
}

QString severityCell(const AlertRules &rules, const QString &code)
{
    const auto rule = rules.constFind(code);
    return rule == rules.cend() ? u"-"_s : alerts::severityText(rule->rule.severity);
}

QString phaseText(Phase phase)
{
    switch (phase) {
    case Phase::Inactive:
        return Texts::tr("quiet");
    case Phase::Pending:
        return Texts::tr("pending");
    case Phase::Firing:
        return Texts::tr("firing");
    case Phase::Resolved:
        return Texts::tr("resolved");
    }
    return {};
}

QString phaseCell(const store::Alert &alert)
{
    QStringList parts{phaseText(alert.state.phase)};
    if (alert.state.quietSince.isValid())
        parts.append(Texts::tr("no data since %1").arg(timeCell(alert.state.quietSince)));
    else if (!alert.state.hasData)
        parts.append(Texts::tr("no data"));
    if (alert.isSilenced)
        parts.append(Texts::tr("silenced"));
    return parts.join(", "_L1);
}

QString eventText(store::AlertEvent event)
{
    switch (event) {
    case store::AlertEvent::Fired:
        return Texts::tr("fired");
    case store::AlertEvent::Acknowledged:
        return Texts::tr("acknowledged");
    case store::AlertEvent::SilenceEnded:
        return Texts::tr("fires after its silence");
    case store::AlertEvent::Resolved:
        return Texts::tr("resolved");
    }
    return {};
}

QStringList cellsOf(const store::AlertTransition &transition, const AlertRules &rules)
{
    return {timeCell(transition.at),
            alerts::severityText(transition.severity),
            transition.rule,
            eventText(transition.event),
            subjectCell(transition.subject, transition.label),
            valueCell(rules, transition.rule, transition.value),
            transition.isSilenced ? Texts::tr("silenced") : QString(),
            transition.login,
            transition.quietSince.isValid() ? alerts::quietEndText(timeCell(transition.quietSince))
                                            : transition.note};
}

QString namesOf(const QStringList &channels)
{
    return channels.isEmpty() ? Texts::tr("all") : channels.join(", "_L1);
}

} // namespace

QJsonObject toJson(const store::StoredAlertRule &stored)
{
    const alerts::Rule &rule = stored.rule;
    return {{u"code"_s, rule.code},
            {u"title"_s, alerts::title(rule)},
            {u"condition"_s, alerts::condition(rule)},
            {u"measure"_s, alerts::measureName(rule.measure)},
            {u"threshold"_s, rounded(rule.threshold)},
            {u"windowSeconds"_s, qint64(rule.window.count())},
            {u"holdSeconds"_s, qint64(rule.hold.count())},
            {u"severity"_s, alerts::severityName(rule.severity)},
            {u"enabled"_s, rule.enabled},
            {u"channels"_s, QJsonArray::fromStringList(rule.channels)},
            {u"version"_s, rule.version},
            {u"changedBy"_s, textOrNull(stored.changedBy)},
            {u"changedAt"_s, toJson(stored.changedAt)},
            {u"reason"_s, textOrNull(stored.changeReason)}};
}

QJsonObject toJson(const store::Alert &alert, const AlertRules &rules)
{
    const auto rule = rules.constFind(alert.rule);
    const bool isKnown = rule != rules.cend();
    QJsonValue acknowledged;
    if (alert.acknowledged)
        acknowledged = QJsonObject{{u"acknowledgedBy"_s, alert.acknowledged->login},
                                   {u"acknowledgedAt"_s, toJson(alert.acknowledged->at)},
                                   {u"note"_s, textOrNull(alert.acknowledged->note)}};
    return {{u"rule"_s, alert.rule},
            {u"title"_s, isKnown ? alerts::title(rule->rule) : alert.rule},
            {u"severity"_s, isKnown ? QJsonValue(alerts::severityName(rule->rule.severity)) : QJsonValue()},
            {u"subject"_s, textOrNull(alert.subject)},
            {u"label"_s, textOrNull(alert.label)},
            {u"state"_s, alerts::phaseName(alert.state.phase)},
            {u"since"_s, toJson(alert.state.since)},
            {u"lookedAt"_s, toJson(alert.state.lookedAt)},
            {u"hasData"_s, alert.state.hasData},
            {u"quietSince"_s, toJson(alert.state.quietSince)},
            {u"value"_s, rounded(alert.state.value)},
            {u"episode"_s, alert.episode},
            {u"silenced"_s, alert.isSilenced},
            {u"acknowledged"_s, acknowledged},
            {u"runbook"_s, isKnown ? QJsonValue(alerts::runbookCommand(alert.rule)) : QJsonValue()}};
}

QJsonObject toJson(const store::AlertTransition &transition)
{
    return {{u"id"_s, transition.id},
            {u"occurredAt"_s, toJson(transition.at)},
            {u"event"_s, store::alertEventName(transition.event)},
            {u"rule"_s, transition.rule},
            {u"subject"_s, textOrNull(transition.subject)},
            {u"label"_s, textOrNull(transition.label)},
            {u"episode"_s, transition.episode},
            {u"severity"_s, alerts::severityName(transition.severity)},
            {u"value"_s, rounded(transition.value)},
            {u"threshold"_s, rounded(transition.threshold)},
            {u"silenced"_s, transition.isSilenced},
            {u"login"_s, textOrNull(transition.login)},
            {u"note"_s, textOrNull(transition.note)},
            {u"quietSince"_s, toJson(transition.quietSince)}};
}

QJsonObject toJson(const store::AlertSilence &silence)
{
    return {{u"id"_s, silence.id},
            {u"rule"_s, silence.rule},
            {u"subject"_s, textOrNull(silence.subject.value_or(QString()))},
            {u"until"_s, toJson(silence.until)},
            {u"reason"_s, silence.reason},
            {u"createdBy"_s, silence.madeBy},
            {u"createdAt"_s, toJson(silence.madeAt)},
            {u"endedBy"_s, textOrNull(silence.endedBy)},
            {u"endedAt"_s, toJson(silence.endedAt)},
            {u"inForce"_s, silence.isInForce}};
}

QJsonObject toJson(const store::AlertLease &lease)
{
    return {{u"held"_s, lease.isHeld},
            {u"login"_s, textOrNull(lease.login)},
            {u"program"_s, textOrNull(lease.program)},
            {u"until"_s, lease.isHeld ? toJson(lease.until) : QJsonValue()},
            {u"lookedAt"_s, toJson(lease.lookedAt)}};
}

QString describe(const QList<store::StoredAlertRule> &rules)
{
    QList<QStringList> rows{{Texts::tr("Rule"), Texts::tr("Severity"), Texts::tr("Fires when"),
                             Texts::tr("Held for"), Texts::tr("Channels"), Texts::tr("On"),
                             Texts::tr("Changed by")}};
    for (const store::StoredAlertRule &stored : rules) {
        const alerts::Rule &rule = stored.rule;
        rows.append({rule.code, alerts::severityText(rule.severity), alerts::condition(rule),
                     rule.hold.count() == 0 ? u"-"_s : u"%1 s"_s.arg(rule.hold.count()),
                     namesOf(rule.channels), rule.enabled ? Texts::tr("yes") : Texts::tr("no"),
                     stored.changedBy});
    }
    return alignedRows(rows);
}

QString describe(const QList<store::Alert> &alerts, const AlertRules &rules)
{
    QList<QStringList> rows{{Texts::tr("Severity"), Texts::tr("Rule"), Texts::tr("State"), Texts::tr("Since"),
                             Texts::tr("Value"), Texts::tr("Of"), Texts::tr("Acknowledged by")}};
    for (const store::Alert &alert : alerts)
        rows.append({severityCell(rules, alert.rule), alert.rule, phaseCell(alert),
                     timeCell(alert.state.since), valueCell(rules, alert.rule, alert.state.value),
                     subjectCell(alert.subject, alert.label),
                     alert.acknowledged ? alert.acknowledged->login : QString()});
    return alerts.isEmpty() ? Texts::tr("No alert is pending or firing.") : alignedRows(rows);
}

QString describe(const QList<store::AlertTransition> &transitions, const AlertRules &rules)
{
    QList<QStringList> rows{{Texts::tr("Time"), Texts::tr("Severity"), Texts::tr("Rule"),
                             Texts::tr("What happened"), Texts::tr("Of"), Texts::tr("Value"), QString(),
                             Texts::tr("Account"), Texts::tr("Note")}};
    for (const store::AlertTransition &transition : transitions)
        rows.append(cellsOf(transition, rules));
    return transitions.isEmpty() ? Texts::tr("There were no alerts yet.") : alignedRows(rows);
}

QString describe(const QList<store::AlertSilence> &silences)
{
    QList<QStringList> rows{{Texts::tr("No."), Texts::tr("Rule"), Texts::tr("Of"), Texts::tr("Until"),
                             Texts::tr("In force"), Texts::tr("Account"), Texts::tr("Reason")}};
    for (const store::AlertSilence &silence : silences)
        rows.append({QString::number(silence.id), silence.rule,
                     silence.subject ? subjectCell(*silence.subject, {}) : Texts::tr("all"),
                     timeCell(silence.until), silence.isInForce ? Texts::tr("yes") : Texts::tr("no"),
                     silence.madeBy, silence.reason});
    return silences.isEmpty() ? Texts::tr("There are no silences.") : alignedRows(rows);
}

QString describe(const store::AlertLease &lease)
{
    if (lease.isHeld)
        return Texts::tr("%1 evaluates the alerts with %2; last at %3.")
            .arg(lease.login, lease.program, timeCell(lease.lookedAt));
    return Texts::tr("No program evaluates the alerts now. Open the window, or run \"lekthictl alert "
                     "watch\", as a Project Admin or Super Admin.");
}

QString lineOf(const store::AlertTransition &transition, const AlertRules &rules)
{
    QStringList cells = cellsOf(transition, rules);
    cells.removeAll(QString());
    return cells.join("  "_L1);
}

} // namespace lekthi::ctl
