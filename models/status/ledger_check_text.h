#pragma once

#include "core/numbering/calendar.h"
#include "models/status/ledger_check.h"
#include "models/status/store_status.h"

#include <QString>

#include <optional>

namespace lekthi::models {

// Words for a check of the ledger, in the language of the program.

/// When the ledger was checked last and how far that came.
QString lastCheckText(const std::optional<LedgerCheck::Kept> &kept, numbering::Calendar calendar);

/// What the check does now, how far it has come and how long it still takes; empty if none runs.
QString checkProgressText(const LedgerCheck &check);

/// "about 3 minutes left"
QString timeLeftText(int seconds);

struct CheckVerdict
{
    Standing standing = Standing::Good;
    QString message; ///< what was found and what to do; empty: nothing to say
};

/// How the last check of this window ended.
CheckVerdict checkVerdict(const LedgerCheck &check);
CheckVerdict checkVerdict(const LedgerCheck::Outcome &outcome);

} // namespace lekthi::models
