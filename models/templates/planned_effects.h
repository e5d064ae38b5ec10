#pragma once

#include "core/store/session/connection.h"
#include "models/templates/template_effect.h"

#include <functional>

namespace lekthi::models {

/// templateEffects() with the counters of the template as the store has them.
store::Result<QList<TemplateEffect>> readEffects(store::Connection &connection,
                                                 const store::ReferenceData &reference,
                                                 const QList<store::NumberTemplate> &templates,
                                                 const TemplateKey &key, const TemplateRules &before,
                                                 const TemplateRules &after, QDate date);

/// What templateEffects() says of a change that is not saved yet, for documents of today, as the store stands
/// when it is called: on the connection's thread.
std::function<store::Result<QList<TemplateEffect>>(store::Connection &)>
readingPlannedEffects(const store::ReferenceData &reference, const TemplateKey &key,
                      const TemplateRules &before, const TemplateRules &after);

} // namespace lekthi::models
