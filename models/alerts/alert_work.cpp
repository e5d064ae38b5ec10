#include "models/alerts/alert_work.h"

#include "core/store/alerts/alert_delivery_gateway.h"

namespace lekthi::models {

using numbering::Reason;
using store::Connection;

Work<> acknowledging(const store::Alert &alert, const QString &note)
{
    return [=](Connection &connection) { return store::acknowledgeAlert(connection, alert, note); };
}

Work<> silencing(const QString &rule, const std::optional<QString> &subject, std::chrono::minutes time,
                 const Reason &reason)
{
    return
        [=](Connection &connection) { return store::silenceAlert(connection, rule, subject, time, reason); };
}

Work<> endingSilence(qint64 id, const Reason &reason)
{
    return [=](Connection &connection) { return store::endAlertSilence(connection, id, reason); };
}

Work<> changingRule(const alerts::Rule &wish, const Reason &reason)
{
    return [=](Connection &connection) { return store::changeAlertRule(connection, wish, reason); };
}

Work<> changingChannel(const store::AlertChannel &wish, const Reason &reason)
{
    return [=](Connection &connection) { return store::changeAlertChannel(connection, wish, reason); };
}

Work<> retiringChannel(const store::AlertChannel &channel, const Reason &reason)
{
    return [=](Connection &connection) {
        return store::retireAlertChannel(connection, channel.name, channel.version, reason);
    };
}

} // namespace lekthi::models
