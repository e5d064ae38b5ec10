#pragma once

#include "app/ctl/parse/command.h"
#include "app/ctl/parse/template_target.h"
#include "app/ctl/print/template_comparison.h"
#include "app/ctl/store_access.h"

namespace lekthi::ctl {

/// What saving the text of --template, with the settings given beside it, would do: as the comparison of two
/// versions, and which counters end and begin, what really comes next from these, past what is taken, and
/// whether a number could come twice. Nothing is saved.
Result<Report> plannedDiff(const Arguments &arguments, const CodedStore &coded, const TemplateTarget &target,
                           const store::NumberTemplate &current, const EffectPage &page);

} // namespace lekthi::ctl
