#pragma once

#include "core/alerts/rule.h"

#include <QDateTime>
#include <QString>

namespace lekthi::store {

enum class ChannelKind { Slack, PagerDuty, Mail };

/// Where alerts go. Its address or key is a secret of the programs that deliver, never of the store.
struct AlertChannel
{
    QString name; ///< 1 to 40 letters, digits, ".", "_" and "-"; never changes
    ChannelKind kind = ChannelKind::Slack;
    alerts::Severity minimumSeverity = alerts::Severity::Warning;
    bool isEnabled = true;
    int version = 0; ///< 0: a new one
    QString changedBy = {};
    QDateTime changedAt = {};
    QString changeReason = {};
    QString courier = {};         ///< whose program asked last for what is to be sent there; empty: none ever
    QDateTime courierSeenAt = {}; ///< to half a minute
    bool isServed = false;        ///< a program that knows where it leads asked within two minutes
};

/// One row for each transition and channel.
struct AlertDelivery
{
    qint64 transition = 0;
    QString channel;
    QString state; ///< "WAITING", "SENT", "FAILED"
    int tries = 0;
    QDateTime nextTry;
    QString login; ///< whose program tried last
    QString problem;
    QDateTime changedAt;
};

} // namespace lekthi::store
