#pragma once

#include "core/store/templates/number_template.h"
#include "models/session/work.h"
#include "models/templates/template_key.h"

#include <QList>

namespace lekthi::models {

/// Gives the new version back.
Work<store::NumberTemplate> savingTemplate(const store::TemplateChange &change);
/// All of one project, or none.
Work<> savingTemplates(const QList<store::TemplateChange> &changes);

/// Gives the id of the request. The reason of the change is that of the request.
Work<qint64> requestingTemplate(const store::TemplateChange &change);
/// The template of exactly this key.
Work<store::NumberTemplate> readingTemplate(const TemplateKey &key);
/// All of that template, newest first.
Work<QList<store::TemplateVersion>> readingVersions(const TemplateKey &key);
/// Of all templates, newest first, those before beforeId (0: from the newest on), at most limit.
Work<QList<store::TemplateVersion>> readingVersionPage(const store::TemplateVersionFilter &filter,
                                                       qint64 beforeId, int limit);

} // namespace lekthi::models
