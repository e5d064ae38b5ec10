#pragma once

#include "core/numbering/problem.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"

#include <QJsonObject>
#include <QString>

namespace lekthi::ctl {

/// A template as list, show and set print it.
QJsonObject toJson(const store::NumberTemplate &stored, const store::ReferenceData &data);

/// The code of the type, or that it is the default: for a table, of what toJson() gave.
QString typeOrDefault(const QJsonObject &printed);

/// A problem as DESIGN section 6 wants it.
QJsonObject toJson(const numbering::Problem &problem);

/// A moment in UTC, ISO 8601 with milliseconds; null if it is invalid.
QJsonValue toJson(const QDateTime &instant);

} // namespace lekthi::ctl
