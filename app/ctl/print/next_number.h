#pragma once

#include "app/ctl/print/command_error.h"
#include "core/store/counters/counter_gateway.h"
#include "models/counters/next_numbers.h"

#include <QJsonObject>
#include <QList>

namespace lekthi::ctl {

/// What really comes next from each counter, by the templates in use, in their order.
Result<QList<models::ShownNext>> nextOf(store::Connection &connection, const QList<store::Counter> &counters,
                                        const store::ReferenceData &data);

/// What comes next after a reset of the counter to its last number, with the numbers above it released or
/// not.
Result<models::ShownNext> nextAfterReset(store::Connection &connection, const store::Counter &counter,
                                         bool isVoid, const store::ReferenceData &data);

/// "sequence", "number", "skippedCount", "whyNone"; null where there is none.
QJsonObject nextJson(const models::ShownNext &next);

/// "32 (11 taken numbers are skipped)", or the code of what a draw would answer.
QString nextCell(const models::ShownNext &next);
/// The same with the document number.
QString nextText(const models::ShownNext &next);

} // namespace lekthi::ctl
