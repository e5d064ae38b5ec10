#pragma once

#include "core/alerts/rule.h"
#include "core/store/session/connection.h"
#include "models/templates/template_key.h"

#include <QString>

#include <variant>

namespace lekthi::models {

/// Where the remedy of an alert is found in the window: nowhere, at the template by which the counter counts,
/// at the request, at the busiest counters, at a light of the status, in the list of numbers without a
/// document, or at the ID pool.
struct CounterRemedy
{
    qint64 counterId = 0;
};
struct RequestRemedy
{
    qint64 requestId = 0;
};
struct BusiestCountersRemedy
{
};
struct StatusRemedy
{
    QString light;
};
struct UnboundRemedy
{
};
struct PoolRemedy
{
    QString pool;
};
using AlertRemedy = std::variant<std::monostate, CounterRemedy, RequestRemedy, BusiestCountersRemedy,
                                 StatusRemedy, UnboundRemedy, PoolRemedy>;

/// subject: as alerts have it, "counter:117".
AlertRemedy remedyOf(alerts::Measure measure, const QString &subject);

/// Of the button that leads there; empty for nowhere. In the language of the program.
QString remedyText(const AlertRemedy &remedy);

/// Of the counter; NotFound if there is none. Any thread but the UI's.
store::Result<TemplateKey> templateOfCounter(store::Connection &connection, qint64 counterId);

} // namespace lekthi::models
