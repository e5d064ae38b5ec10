#pragma once

#include "core/store/session/connection.h"
#include "models/templates/template_effect.h"

#include <functional>

namespace lekthi::models {

/// What templateEffects() says of a change that is not saved yet, for documents of today, as the store stands
/// when it is called: on the connection's thread.
std::function<store::Result<QList<TemplateEffect>>(store::Connection &)>
readingPlannedEffects(const store::ReferenceData &reference, const TemplateKey &key,
                      const TemplateRules &before, const TemplateRules &after);

} // namespace lekthi::models
