#pragma once

#include "core/numbering/reason.h"
#include "core/store/alerts/alert.h"
#include "core/store/alerts/alert_channel.h"
#include "models/session/work.h"

#include <chrono>
#include <optional>

namespace lekthi::models {

// What people do about alerts, each in the name of whoever is signed in.

Work<> acknowledging(const store::Alert &alert, const QString &note);
/// subject: nothing for all of the rule.
Work<> silencing(const QString &rule, const std::optional<QString> &subject, std::chrono::minutes time,
                 const numbering::Reason &reason);
Work<> endingSilence(qint64 id, const numbering::Reason &reason);
Work<> changingRule(const alerts::Rule &wish, const numbering::Reason &reason);
Work<> changingChannel(const store::AlertChannel &wish, const numbering::Reason &reason);
/// The channel as it was seen.
Work<> retiringChannel(const store::AlertChannel &channel, const numbering::Reason &reason);

} // namespace lekthi::models
