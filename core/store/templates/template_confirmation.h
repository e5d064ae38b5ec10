#pragma once

#include "core/numbering/problem.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/template_gateway.h"

#include <QList>

#include <optional>

namespace lekthi::store {

inline constexpr int minimumForConfirmation = 20; ///< letters and digits of the reason

/// For each of the changes, which are to be saved together, why another person, a Super Admin, has to confirm
/// it first: COLLIDES or AMBIGUOUS where numbers have to differ in the whole store, proved against what the
/// store holds now (3.11.7). Nothing where nobody needs to.
Result<QList<std::optional<numbering::Problem>>>
uniquenessObstacles(Connection &connection, const QList<TemplateChange> &changes, const ReferenceData &data);

/// Confirms that exactly this change may be saved by somebody else, in the name of the account that the
/// connection was opened with; kept for ever, with the reason of at least minimumForConfirmation visible
/// characters (the change's own reason is not looked at). Conflict if the version moved; NotAllowed if the
/// account is not that of an active Super Admin; Refused if the text breaks a rule or the reason is too
/// short.
Result<void> confirmTemplate(Connection &connection, const TemplateChange &change,
                             const numbering::Reason &reason);

/// The newest confirmation of exactly this change by another person than the account of the connection.
Result<std::optional<qint64>> findConfirmation(Connection &connection, const TemplateChange &change);

} // namespace lekthi::store
