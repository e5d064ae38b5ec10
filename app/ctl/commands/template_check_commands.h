#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/report.h"

namespace lekthi::ctl {

/// "template validate": needs no store unless --project is given.
Result<Report> runTemplateValidate(const Arguments &arguments);

/// "template preview": numbers that a template would give, from the real next value on.
Result<Report> runTemplatePreview(const Arguments &arguments);

} // namespace lekthi::ctl
