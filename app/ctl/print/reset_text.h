#pragma once

#include "core/store/reference/reference_data.h"
#include "core/store/requests/reset_gateway.h"
#include "models/counters/next_numbers.h"

#include <QJsonObject>
#include <QString>

namespace lekthi::ctl {

/// What only a reset has.
QJsonObject factsJson(const store::ResetRequest &request, const store::ReferenceData &data);

/// What a reset would do at this moment.
QJsonObject toJson(const store::ResetFacts &facts);

/// One line for each fact that whoever decides has to know. next: what comes after the reset, or once it was
/// closed what comes now.
QString describe(const store::ResetRequest &request, const store::ResetFacts &facts,
                 const models::ShownNext &next, const store::ReferenceData &data);

/// All of them under each other.
QString table(const QList<store::ResetRequest> &requests, const store::ReferenceData &data);

} // namespace lekthi::ctl
