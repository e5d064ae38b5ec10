#include "core/store/alerts/alert_delivery_gateway.h"

#include "core/store/alerts/alert_row.h"
#include "core/store/session/json_text.h"

#include <QJsonArray>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listChannels("alert/list_channels");
constexpr Statement listDeliveries("alert/list_deliveries");
constexpr Routine setChannel("set_alert_channel");
constexpr Routine retireChannel("retire_alert_channel");
constexpr Routine claimDeliveries("claim_alert_deliveries");
constexpr Routine reportDelivery("report_alert_delivery");

constexpr int longestProblem = 500;

AlertChannel channelFrom(const Row &row)
{
    return {.name = row.text("name"_L1),
            .kind = channelKindFromName(row.text("kind"_L1)).value_or(ChannelKind::Slack),
            .minimumSeverity =
                alerts::severityFromName(row.text("minimum_severity"_L1)).value_or(alerts::Severity::Warning),
            .isEnabled = row.flag("is_enabled"_L1),
            .version = row.integer("version"_L1),
            .changedBy = row.text("changed_by"_L1),
            .changedAt = row.instant("changed_at"_L1),
            .changeReason = row.text("change_reason"_L1),
            .courier = row.text("courier"_L1),
            .courierSeenAt = row.instant("courier_seen_at"_L1),
            .isServed = row.flag("is_served"_L1)};
}

QString outcomeName(DeliveryOutcome outcome)
{
    return outcome == DeliveryOutcome::Sent     ? u"SENT"_s
           : outcome == DeliveryOutcome::Failed ? u"FAILED"_s
                                                : u"WAITING"_s;
}

} // namespace

Result<QList<AlertChannel>> alertChannels(Connection &connection)
{
    return connection.read(listChannels).map([](const Rows &rows) {
        QList<AlertChannel> channels;
        for (const Row &row : rows)
            channels.append(channelFrom(row));
        return channels;
    });
}

Result<void> changeAlertChannel(Connection &connection, const AlertChannel &wish,
                                const numbering::Reason &reason)
{
    return connection
        .call(setChannel, {wish.name, wish.version, channelKindName(wish.kind),
                           alerts::severityName(wish.minimumSeverity), wish.isEnabled, reason.text()})
        .map([](const Rows &) {});
}

Result<void> retireAlertChannel(Connection &connection, const QString &name, int version,
                                const numbering::Reason &reason)
{
    return connection.call(retireChannel, {name, version, reason.text()}).map([](const Rows &) {});
}

Result<QList<DueDelivery>> claimAlertDeliveries(Connection &connection, const QUuid &claim,
                                                const QStringList &channels, std::chrono::seconds time,
                                                int most)
{
    return connection
        .call(claimDeliveries,
              {claim.toString(QUuid::WithoutBraces), jsonText(channels), qint64(time.count()), most})
        .map([](const Rows &rows) {
            QList<DueDelivery> due;
            for (const Row &row : rows)
                due.append({alertTransitionFrom(row), row.text("channel"_L1),
                            channelKindFromName(row.text("kind"_L1)).value_or(ChannelKind::Slack),
                            row.integer("tries"_L1), row.flag("is_unsure"_L1)});
            return due;
        });
}

Result<void> reportAlertDelivery(Connection &connection, const QUuid &claim, const DueDelivery &delivery,
                                 DeliveryOutcome outcome, const QString &problem,
                                 std::chrono::seconds tryAgainAfter)
{
    return connection
        .call(reportDelivery,
              {claim.toString(QUuid::WithoutBraces), delivery.transition.id, delivery.channel,
               outcomeName(outcome), problem.left(longestProblem), qint64(tryAgainAfter.count())})
        .map([](const Rows &) {});
}

Result<QList<AlertDelivery>> alertDeliveries(Connection &connection, qint64 from, qint64 to)
{
    return connection.read(listDeliveries, {from, to}).map([](const Rows &rows) {
        QList<AlertDelivery> deliveries;
        for (const Row &row : rows)
            deliveries.append({row.bigInteger("transition_id"_L1), row.text("channel"_L1),
                               row.text("state"_L1), row.integer("tries"_L1), row.instant("next_try"_L1),
                               row.text("login"_L1), row.text("problem"_L1), row.instant("changed_at"_L1)});
        return deliveries;
    });
}

QString channelKindName(ChannelKind kind)
{
    switch (kind) {
    case ChannelKind::Slack:
        return u"SLACK"_s;
    case ChannelKind::PagerDuty:
        return u"PAGERDUTY"_s;
    case ChannelKind::Mail:
        return u"EMAIL"_s;
    }
    return {};
}

std::optional<ChannelKind> channelKindFromName(QStringView name)
{
    if (name == "SLACK"_L1)
        return ChannelKind::Slack;
    if (name == "PAGERDUTY"_L1)
        return ChannelKind::PagerDuty;
    if (name == "EMAIL"_L1)
        return ChannelKind::Mail;
    return std::nullopt;
}

} // namespace lekthi::store
