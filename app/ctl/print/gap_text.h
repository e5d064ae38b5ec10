#pragma once

#include "core/audit/number_gaps.h"
#include "core/store/reference/reference_data.h"

#include <QJsonObject>
#include <QStringList>

namespace lekthi::ctl {

QJsonObject gapJson(const audit::NumberGap &gap, const store::ReferenceData &data);

/// Counter, numbers, time and why, for a table.
QStringList gapCells(const audit::NumberGap &gap, const store::ReferenceData &data);
QStringList gapHeadings();

} // namespace lekthi::ctl
