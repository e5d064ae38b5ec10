#pragma once

#include "core/numbering/period.h"

#include <QDateTime>
#include <QString>

namespace lekthi::ctl {

/// A moment as tables for people show it: in the zone in which documents are dated, with its name:
/// "2026-11-26 05:00:20 +07". Not for JSON, which has UTC. "-" where there is none.
QString timeCell(const QDateTime &instant);

/// The stretch of time that a counter counts for: "2026", "2026-03", "2026-03-14", or "never" for one that is
/// not reset.
QString periodCell(const numbering::Period &period);

} // namespace lekthi::ctl
