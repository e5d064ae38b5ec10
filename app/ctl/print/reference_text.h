#pragma once

#include "models/exchange/reference_csv.h"

#include <QJsonObject>
#include <QString>

namespace lekthi::ctl {

/// A row of the reference data for scripts; what it belongs to and its organizations by their codes.
QJsonObject toJson(const store::ReferenceItem &item, const models::ReferenceLists &lists);
/// All of a list under each other, with headings.
QString describe(const models::ReferenceLists &lists);

/// What a file would change, and what was refused of it.
QJsonObject toJson(const models::ReferencePlan &plan, const models::ReferenceLists &lists);
QString describe(const models::ReferencePlan &plan, const models::ReferenceLists &lists);

/// "TRANSMITTAL 13", "LETTER": how a person names the row.
QString referenceName(const store::ReferenceItem &item, const models::ReferenceLists &lists);

} // namespace lekthi::ctl
