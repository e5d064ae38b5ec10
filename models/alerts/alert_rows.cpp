#include "models/alerts/alert_rows.h"

#include "core/alerts/rule_text.h"
#include "models/alerts/alert_text.h"
#include "models/time_text.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using alerts::Phase;
using alerts::Severity;
using store::Alert;
using store::AlertTransition;

namespace {

template <class Item, class Is>
const Item *firstIn(const QList<Item> &items, Is is)
{
    const auto found = std::find_if(items.cbegin(), items.cend(), is);
    return found == items.cend() ? nullptr : &*found;
}

Tone toneOf(Severity severity)
{
    return severity == Severity::Critical ? Tone::Error : Tone::Warning;
}

QString titleOf(const AlertsKnown &known, const QString &code)
{
    const auto rule = known.ruleOf(code);
    return rule ? alerts::title(*rule) : code;
}

/// What it is of tells rows apart; there is room for that or for the time.
QString placeOf(const Alert &alert, numbering::Calendar calendar)
{
    return alert.label.isEmpty() ? timeText(alert.state.since, calendar)
                                 : subjectText(alert.subject, alert.label, calendar);
}

ListRow rowOf(const AlertsKnown &known, const Alert &alert, numbering::Calendar calendar)
{
    const auto rule = known.ruleOf(alert.rule);
    const AlertStanding standing = standingOf(alert);
    ListRow row;
    row.id = episodeId(alert);
    row.title = titleOf(known, alert.rule);
    row.badge = standingText(standing);
    row.tone = Tone::Good;
    row.below = placeOf(alert, calendar);
    if (!rule || standing == AlertStanding::Over)
        return row;
    row.below = alerts::valueText(rule->measure, alert.state.value) + u" · "_s + row.below;
    row.badge = alerts::severityText(rule->severity);
    row.tone = standing == AlertStanding::Firing ? toneOf(rule->severity) : Tone::Quiet;
    return row;
}

ListRow rowOf(const AlertsKnown &known, const AlertTransition &fired, numbering::Calendar calendar)
{
    ListRow row;
    row.id = episodeId(fired);
    row.title = titleOf(known, fired.rule);
    row.badge = alerts::severityText(fired.severity);
    row.below = timeText(fired.at, calendar);
    if (!fired.label.isEmpty())
        row.below += u" · "_s + subjectText(fired.subject, fired.label, calendar);
    return row;
}

bool isOf(const QString &rule, const InboxFilter &filter)
{
    return filter.rule.isEmpty() || rule == filter.rule;
}

bool passes(const Alert &alert, const InboxFilter &filter)
{
    const bool isOver = standingOf(alert) == AlertStanding::Over; // since then; the others go on
    return isOf(alert.rule, filter) && standingOf(alert) == filter.standing.value_or(standingOf(alert)) &&
           (!filter.from.isValid() || !isOver || alert.state.since >= filter.from) &&
           (!filter.until.isValid() || isOver || alert.state.since < filter.until);
}

/// By when it began: of what is long over that is what people remember.
bool passes(const AlertTransition &fired, const InboxFilter &filter)
{
    return isOf(fired.rule, filter) && filter.standing.value_or(AlertStanding::Over) == AlertStanding::Over &&
           (!filter.from.isValid() || fired.at >= filter.from) &&
           (!filter.until.isValid() || fired.at < filter.until);
}

} // namespace

const store::StoredAlertRule *AlertsKnown::rule(const QString &code) const
{
    return firstIn(rules, [&](const store::StoredAlertRule &one) { return one.rule.code == code; });
}

std::optional<alerts::Rule> AlertsKnown::ruleOf(const QString &code) const
{
    const store::StoredAlertRule *found = rule(code);
    return found ? std::optional(found->rule) : std::nullopt;
}

const store::AlertChannel *AlertsKnown::channel(const QString &name) const
{
    return firstIn(channels, [&](const store::AlertChannel &one) { return one.name == name; });
}

const Alert *AlertsKnown::alert(const QString &id) const
{
    return firstIn(alerts, [&](const Alert &one) { return episodeId(one) == id; });
}

QString AlertsKnown::headlineOf(const Alert &alert, numbering::Calendar calendar) const
{
    return headline(titleOf(*this, alert.rule), subjectText(alert.subject, alert.label, calendar));
}

QList<Alert> AlertsKnown::pressing() const
{
    QList<Alert> pressing;
    for (const Alert &one : alerts) {
        const auto rule = ruleOf(one.rule);
        if (standingOf(one) == AlertStanding::Firing && rule && rule->severity == Severity::Critical)
            pressing += one;
    }
    return pressing;
}

void AlertsKnown::keepEarlier(const AlertsKnown &before)
{
    const bool joins = !history.isEmpty() && !before.history.isEmpty() &&
                       before.history.constFirst().id >= history.constLast().id;
    if (!joins)
        return;
    const qint64 oldest = history.constLast().id;
    for (const AlertTransition &one : before.history)
        if (one.id < oldest)
            history.append(one);
    for (const store::AlertDelivery &one : before.deliveries)
        if (one.transition < oldest)
            deliveries.append(one);
}

void AlertsKnown::addEarlier(const QList<AlertTransition> &earlier, const QList<store::AlertDelivery> &told)
{
    history += earlier;
    deliveries += told;
}

int AlertsKnown::waiting() const
{
    return int(std::count_if(alerts.cbegin(), alerts.cend(),
                             [](const Alert &one) { return standingOf(one) == AlertStanding::Firing; }));
}

QString episodeId(const QString &rule, const QString &subject, qint64 episode)
{
    return u"%1|%2|%3"_s.arg(rule, subject).arg(episode);
}

QString episodeId(const Alert &alert)
{
    const bool isNext = alert.state.phase == Phase::Pending || alert.state.phase == Phase::Inactive;
    return episodeId(alert.rule, alert.subject, alert.episode + (isNext ? 1 : 0));
}

QString episodeId(const AlertTransition &transition)
{
    return episodeId(transition.rule, transition.subject, transition.episode);
}

QList<ListRow> inboxRows(const AlertsKnown &known, numbering::Calendar calendar, const InboxFilter &filter)
{
    QList<ListRow> rows;
    QSet<QString> shown;
    const auto add = [&](const ListRow &row) {
        if (shown.contains(row.id))
            return;
        shown.insert(row.id);
        rows += row;
    };
    const auto isCritical = [&](const Alert &alert) {
        const auto rule = known.ruleOf(alert.rule);
        return rule && rule->severity == Severity::Critical;
    };
    QList<Alert> sorted = known.alerts;
    std::stable_sort(sorted.begin(), sorted.end(), [&](const Alert &one, const Alert &other) {
        return std::pair(!isCritical(one), other.state.since) <
               std::pair(!isCritical(other), one.state.since);
    });
    for (const AlertStanding standing :
         {AlertStanding::Firing, AlertStanding::Acknowledged, AlertStanding::Silenced, AlertStanding::Pending,
          AlertStanding::Over}) {
        rows += {{}, standingText(standing), {}, {}, Tone::Quiet, {}};
        for (const Alert &alert : std::as_const(sorted))
            if (standingOf(alert) == standing && passes(alert, filter))
                add(rowOf(known, alert, calendar));
    }
    rows += {{}, QCoreApplication::translate("lekthi", "Earlier"), {}, {}, Tone::Quiet, {}};
    for (const AlertTransition &transition : known.history)
        if (transition.event == store::AlertEvent::Fired && passes(transition, filter))
            add(rowOf(known, transition, calendar));
    return rows;
}

QList<ListRow> ruleRows(const AlertsKnown &known)
{
    QList<ListRow> rows;
    for (const auto &[rule, changedBy, changedAt, changeReason] : known.rules)
        rows += {rule.code,
                 alerts::title(rule),
                 {},
                 rule.enabled ? alerts::severityText(rule.severity)
                              : QCoreApplication::translate("lekthi", "Off", "a rule"),
                 rule.enabled ? toneOf(rule.severity) : Tone::Quiet,
                 alerts::condition(rule)};
    return rows;
}

QList<ListRow> channelRows(const AlertsKnown &known, const QStringList &channelsKnown,
                           numbering::Calendar calendar)
{
    QList<ListRow> rows;
    for (const store::AlertChannel &channel : known.channels) {
        rows += {channel.name,
                 channel.name,
                 channelKindText(channel.kind),
                 channel.isEnabled ? alerts::severityText(channel.minimumSeverity)
                                   : QCoreApplication::translate("lekthi", "Off", "a channel"),
                 channel.isEnabled ? toneOf(channel.minimumSeverity) : Tone::Quiet,
                 courierText(channel, channelsKnown.contains(channel.name), calendar)};
    }
    return rows;
}

} // namespace lekthi::models
