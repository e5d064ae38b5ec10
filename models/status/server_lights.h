#pragma once

#include "core/numbering/calendar.h"
#include "core/store/schema/vitals.h"
#include "models/status/health_light.h"

#include <QDateTime>

#include <optional>

namespace lekthi::models {

/// What is known of the database server at this moment.
struct ServerLook
{
    std::optional<store::Vitals> vitals; ///< of the last look that was answered
    std::optional<double> latencyMs;     ///< of the last small question
    std::optional<store::Error> failure; ///< of the last question, if it was not answered
    QDateTime silentSince; ///< of the last answer, while a question waits for too long; else invalid
};

/// The server as this computer sees it: latency, clock, durability, sessions.
HealthLight databaseLight(const ServerLook &look, numbering::Calendar calendar);

/// Whether the store is kept on several servers, as far as the one at hand tells: Galera, replicas of its
/// binary log, or a primary that it follows.
HealthLight replicationLight(const ServerLook &look);

} // namespace lekthi::models
