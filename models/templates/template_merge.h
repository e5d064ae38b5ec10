#pragma once

#include "models/templates/template_effect.h"

#include <optional>

namespace lekthi::models {

/// What two people made of one version, together: text by its parts, each setting for itself. Nothing where
/// both changed the same part in different ways. The text can break rules that each side keeps. Any thread.
std::optional<TemplateRules> mergedRules(const TemplateRules &base, const TemplateRules &mine,
                                         const TemplateRules &theirs);

} // namespace lekthi::models
