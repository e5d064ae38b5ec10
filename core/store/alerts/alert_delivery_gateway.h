#pragma once

#include "core/store/alerts/alert_channel.h"
#include "core/store/alerts/alert_gateway.h"

#include <QUuid>

#include <chrono>

namespace lekthi::store {

/// All but the retired ones.
Result<QList<AlertChannel>> alertChannels(Connection &connection);
/// A Super Admin's; Conflict if it changed since wish.version was read, or if there is one of the name of a
/// new one. At most 20. Lands in the admin log.
Result<void> changeAlertChannel(Connection &connection, const AlertChannel &wish,
                                const numbering::Reason &reason);

/// Takes a channel out of all lists for good; the history goes on naming it, so its name stays taken. A Super
/// Admin's. NotFound if there is none, Conflict if it changed since version was read, Refused while a rule
/// names it. What waits to be sent there is not sent any more. Lands in the admin log.
Result<void> retireAlertChannel(Connection &connection, const QString &name, int version,
                                const numbering::Reason &reason);

/// A transition that is to be sent over a channel now.
struct DueDelivery
{
    AlertTransition transition;
    QString channel;
    ChannelKind kind = ChannelKind::Slack;
    int tries = 1; ///< this one included
    /// A program that was at it before never told what became of it: it may have been sent.
    bool isUnsure = false;
};

/// Takes what is to be sent over these channels, for this claim alone: nobody else gets it until the time is
/// over or it was reported. What belongs to one alert comes in its order: nothing before the earlier one is
/// reported as sent or failed. What nobody sent for a day has failed. For Project Admins and Super Admins.
/// claim: a new one for each call.
Result<QList<DueDelivery>> claimAlertDeliveries(Connection &connection, const QUuid &claim,
                                                const QStringList &channels, std::chrono::seconds time,
                                                int most);

enum class DeliveryOutcome {
    Sent,
    Failed,   ///< for good
    TryAgain, ///< after some time
};

/// What became of it. problem: technical, without secrets, cut to 500 characters. Conflict if the claim is
/// over and another program has it.
Result<void> reportAlertDelivery(Connection &connection, const QUuid &claim, const DueDelivery &delivery,
                                 DeliveryOutcome outcome, const QString &problem = {},
                                 std::chrono::seconds tryAgainAfter = std::chrono::seconds(0));

/// Of the transitions from one id to another, both included.
Result<QList<AlertDelivery>> alertDeliveries(Connection &connection, qint64 from, qint64 to);

/// "SLACK", "PAGERDUTY", "EMAIL".
QString channelKindName(ChannelKind kind);
std::optional<ChannelKind> channelKindFromName(QStringView name);

} // namespace lekthi::store
