#pragma once

#include "core/numbering/calendar.h"
#include "core/store/alerts/alert.h"
#include "core/store/alerts/alert_channel.h"
#include "models/alerts/alert_subject.h"

#include <QString>

namespace lekthi::models {

/// What a person reads about alerts, in the language of the program.

/// Where an alert stands as a person sees it: more than its phase.
enum class AlertStanding {
    Firing,
    Acknowledged,
    Silenced,
    Pending,
    Over,
    Quiet, ///< nothing to tell
};

AlertStanding standingOf(const store::Alert &alert);
QString standingText(AlertStanding standing); ///< "Firing", "Acknowledged", ...

/// What happened: "Began: 12.5 %", "Ann sees to it: TEXT".
QString eventText(const store::AlertTransition &transition, const std::optional<alerts::Rule> &rule,
                  numbering::Calendar calendar);

/// What became of telling a channel: "ops: sent", "ops: waits, try 3 (TOO_SLOW)".
QString deliveryText(const store::AlertDelivery &delivery);

QString channelKindText(store::ChannelKind kind);

/// Who delivers to a channel now. here: whether this window does.
QString courierText(const store::AlertChannel &channel, bool here, numbering::Calendar calendar);

/// The alert in the words of a banner: its title and what it is of.
QString headline(const QString &title, const QString &label);

} // namespace lekthi::models
