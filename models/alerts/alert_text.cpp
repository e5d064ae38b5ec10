#include "models/alerts/alert_text.h"

#include "core/alerts/rule_text.h"
#include "models/time_text.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using alerts::Phase;
using store::AlertEvent;

AlertStanding standingOf(const store::Alert &alert)
{
    switch (alert.state.phase) {
    case Phase::Pending:
        return AlertStanding::Pending;
    case Phase::Firing:
        return alert.isSilenced     ? AlertStanding::Silenced
               : alert.acknowledged ? AlertStanding::Acknowledged
                                    : AlertStanding::Firing;
    case Phase::Resolved:
        return AlertStanding::Over;
    case Phase::Inactive:
        break;
    }
    return AlertStanding::Quiet;
}

QString standingText(AlertStanding standing)
{
    switch (standing) {
    case AlertStanding::Firing:
        return QCoreApplication::translate("lekthi", "Firing");
    case AlertStanding::Acknowledged:
        return QCoreApplication::translate("lekthi", "Acknowledged");
    case AlertStanding::Silenced:
        return QCoreApplication::translate("lekthi", "Silenced");
    case AlertStanding::Pending:
        return QCoreApplication::translate("lekthi", "Pending");
    case AlertStanding::Over:
        return QCoreApplication::translate("lekthi", "Resolved");
    case AlertStanding::Quiet:
        return QCoreApplication::translate("lekthi", "No alerts");
    }
    return {};
}

QString eventText(const store::AlertTransition &transition, const std::optional<alerts::Rule> &rule,
                  numbering::Calendar calendar)
{
    const QString value =
        rule ? alerts::valueText(rule->measure, transition.value) : QString::number(transition.value);
    switch (transition.event) {
    case AlertEvent::Fired:
        return transition.isSilenced
                   ? QCoreApplication::translate("lekthi", "Began while silenced: %1").arg(value)
                   : QCoreApplication::translate("lekthi", "Began: %1").arg(value);
    case AlertEvent::Acknowledged:
        return transition.note.isEmpty()
                   ? QCoreApplication::translate("lekthi", "Acknowledged by %1").arg(transition.login)
                   : QCoreApplication::translate("lekthi", "Acknowledged by %1: %2")
                         .arg(transition.login, transition.note);
    case AlertEvent::SilenceEnded:
        return QCoreApplication::translate("lekthi", "The silence has ended, and it still fires: %1")
            .arg(value);
    case AlertEvent::Resolved:
        return transition.quietSince.isValid()
                   ? alerts::quietEndText(timeText(transition.quietSince, calendar))
                   : QCoreApplication::translate("lekthi", "Resolved: %1").arg(value);
    }
    return {};
}

QString deliveryText(const store::AlertDelivery &delivery)
{
    if (delivery.state == "SENT"_L1)
        return QCoreApplication::translate("lekthi", "%1: notified", "channel").arg(delivery.channel);
    if (delivery.state == "FAILED"_L1)
        return QCoreApplication::translate("lekthi", "%1: not notified (%2)", "channel")
            .arg(delivery.channel, delivery.problem.isEmpty() ? u"—"_s : delivery.problem);
    if (delivery.tries == 0)
        return QCoreApplication::translate("lekthi", "%1: waits for a program that knows its address",
                                           "channel")
            .arg(delivery.channel);
    return QCoreApplication::translate("lekthi", "%1: tried %2 times, retrying (%3)", "channel")
        .arg(delivery.channel)
        .arg(delivery.tries)
        .arg(delivery.problem.isEmpty() ? u"—"_s : delivery.problem);
}

QString channelKindText(store::ChannelKind kind)
{
    switch (kind) {
    case store::ChannelKind::Slack:
        return QCoreApplication::translate("lekthi", "Webhook (Slack)");
    case store::ChannelKind::PagerDuty:
        return u"PagerDuty"_s;
    case store::ChannelKind::Mail:
        return QCoreApplication::translate("lekthi", "E-mail");
    }
    return {};
}

QString courierText(const store::AlertChannel &channel, bool here, numbering::Calendar calendar)
{
    if (here)
        return QCoreApplication::translate("lekthi", "This window delivers to it");
    if (channel.isServed)
        return QCoreApplication::translate("lekthi", "%1 delivers to it", "a program").arg(channel.courier);
    if (channel.courier.isEmpty())
        return QCoreApplication::translate("lekthi", "No program knows its address yet");
    return QCoreApplication::translate("lekthi", "No program has delivered to it since %1")
        .arg(timeText(channel.courierSeenAt, calendar));
}

QString headline(const QString &title, const QString &label)
{
    return label.isEmpty()
               ? title
               : QCoreApplication::translate("lekthi", "%1: %2", "alert and what it is of").arg(title, label);
}

} // namespace lekthi::models
