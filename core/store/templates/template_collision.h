#pragma once

#include "core/numbering/problem.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"

#include <QList>

#include <optional>

namespace lekthi::store {

/// For each of the changes, which are to be saved together, why another person, a Super Admin, has to approve
/// it first (template_request.h): COLLIDES or AMBIGUOUS where numbers have to differ in the whole store,
/// proved against what the store holds now (3.11.7). Nothing where nobody needs to.
Result<QList<std::optional<numbering::Problem>>>
uniquenessObstacles(Connection &connection, const QList<TemplateChange> &changes, const ReferenceData &data);

} // namespace lekthi::store
