#pragma once

#include "core/numbering/proof/proof_input.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"

#include <QDate>
#include <QList>

#include <optional>

namespace lekthi::store {

/// What the uniqueness proof looks at, from values of the store: every type of every project that has a
/// template for it, with the codes that a document of it may have (3.11.2). Projects that are not active are
/// among them, since their numbers stay taken; templates that cannot be understood are not, since no number
/// is drawn by them. Pure; examples are dated near `exampleDate`.
numbering::ProofInput proofInputOf(const QList<NumberTemplate> &templates, const ReferenceData &data,
                                   QDate exampleDate);

/// The templates with this one in place of the one of the same project and type, or added.
QList<NumberTemplate> withTemplate(QList<NumberTemplate> templates, const NumberTemplate &edited);

/// Leaves only those types to be examined whose numbers the template of this project and type makes (no type:
/// the project's default, for all types that have none of their own).
void examineOnly(numbering::ProofInput &input, int projectId, std::optional<int> typeId);

} // namespace lekthi::store
