#pragma once

#include "app/ctl/store_access.h"

#include <QString>

#include <optional>

namespace lekthi::ctl {

/// Why a number that a template of the store could write is not in the ledger: a reset has moved its counter
/// past it, or the counter has not come to it; a line for each counter that could give it. Empty where no
/// template or no counter would give it. project: of this one alone.
Result<QString> whyNeverIssued(const CodedStore &coded, const QString &number, std::optional<int> project);

} // namespace lekthi::ctl
