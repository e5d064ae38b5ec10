#pragma once

#include "core/numbering/calendar.h"
#include "core/store/reference/reference_data.h"
#include "core/takeover/take_over_parts.h"

#include <QString>

namespace lekthi::models {

/// What a person reads about the take-over of a register, in the language of the program.

/// The counter without what all counters of a take-over share: "คคง. → สคฉ.3 · 2568"; "–" if nothing is left.
QString plannedCounterText(const numbering::CounterKey &key, const store::ReferenceData &reference,
                           numbering::Calendar calendar);

/// Project and type, or the project's default: "LCBP3-C2 · LETTER".
QString placeText(const store::Request &request, const store::ReferenceData &reference);

/// "118, 120–125"; the first of them, with "…" where more follow.
QString gapsText(const takeover::PlannedCounter &counter);

/// "9 numbers in 2 counters".
QString amountText(const takeover::TakeOverPlan &plan);

/// Why a plan takes several requests, and how that goes on; empty if one is enough.
QString partsText(const QList<takeover::TakeOverPlan> &parts);

/// Why a plan cannot be requested; empty if it can.
QString whyNothingToTakeOver(const takeover::TakeOverPlan &plan);

} // namespace lekthi::models
