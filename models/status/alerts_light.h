#pragma once

#include "core/numbering/calendar.h"
#include "core/store/alerts/alert_lease_gateway.h"
#include "models/status/health_light.h"

#include <QDateTime>
#include <QList>

#include <optional>

namespace lekthi::models {

/// What is known of the alerts of a store (3.11.10.2).
struct AlertsLook
{
    struct Firing
    {
        alerts::Rule rule;
        QString subject{}; ///< what it is about: "counter:4"; empty: the store
        QString label{};   ///< the same in codes; may be empty
    };

    store::AlertLease lease; ///< who evaluates them
    QList<Firing> firing;    ///< and not silenced; critical ones first
    QDateTime now;           ///< by the server's clock
};

store::Result<AlertsLook> lookAtAlerts(store::Connection &connection);

/// look: nothing while they were not read. Yellow while one fires, and while nobody looks who looked before.
HealthLight alertsLight(const std::optional<AlertsLook> &look, numbering::Calendar calendar);

} // namespace lekthi::models
