#pragma once

#include "core/store/session/connection.h"
#include "core/store/templates/number_template.h"

#include <QList>

namespace lekthi::store {

Result<QList<NumberTemplate>> listTemplates(Connection &connection);

/// The template that numbers of this type use: its own, else the project's default; NotFound if there is
/// neither.
Result<NumberTemplate> templateInUse(Connection &connection, int projectId, int typeId);

/// The template of exactly this type (or the default); NotFound if there is none.
Result<NumberTemplate> findTemplate(Connection &connection, int projectId, std::optional<int> typeId);

/// Writes a new version, in the name of the account that the connection was opened with, and gives it back.
/// Validates against the type's rules once more (Refused with the problem's code as subject); the store
/// itself writes the history and the admin log. Where numbers have to differ in the whole store it is proved
/// that they do, against what the store holds now; else it is Refused (COLLIDES, AMBIGUOUS), and somebody
/// else has to approve it (requests/template_request.h). Conflict if the version moved; NotAllowed if the
/// account is not that of an active Project Admin of the project (3.11.7).
Result<NumberTemplate> saveTemplate(Connection &connection, const TemplateChange &change);

/// As saveTemplate() for several templates of one project, with the reason of the first: all of them get a
/// new version or none does. At most 500, and not none.
Result<void> saveTemplates(Connection &connection, const QList<TemplateChange> &changes);

/// All versions of one template, newest first.
Result<QList<TemplateVersion>> templateHistory(Connection &connection, int configId);

/// Versions of all templates, newest first, those before beforeId (0: from the newest on), at most limit: a
/// keyset page.
Result<QList<TemplateVersion>>
templateVersionPage(Connection &connection, const TemplateVersionFilter &filter, qint64 beforeId, int limit);

} // namespace lekthi::store
