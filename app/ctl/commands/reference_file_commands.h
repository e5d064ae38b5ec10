#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/report.h"
#include "core/store/reference/reference_item.h"

namespace lekthi::ctl {

/// Adds and changes what a CSV file tells, all or none, with its differences shown before.
Result<Report> importReference(const Arguments &arguments, store::ReferenceKind kind);
/// Writes the list as CSV.
Result<Report> exportReference(const Arguments &arguments, store::ReferenceKind kind);

} // namespace lekthi::ctl
