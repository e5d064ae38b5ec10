#pragma once

#include "core/numbering/calendar.h"
#include "core/register/register_import_parts.h"
#include "core/store/reference/reference_data.h"

#include <QString>

namespace lekthi::models {

/// What a person reads about the import of a register, in the language of the program.

/// The counter without what all counters of an import share: "คคง. → สคฉ.3 · 2568"; "–" if nothing is left.
QString plannedCounterText(const numbering::CounterKey &key, const store::ReferenceData &reference,
                           numbering::Calendar calendar);

/// Project and type, or the project's default: "LCBP3-C2 · LETTER".
QString placeText(const store::Request &request, const store::ReferenceData &reference);

/// "118, 120–125"; the first of them, with "…" where more follow.
QString gapsText(const registers::PlannedCounter &counter);

/// "9 numbers in 2 counters".
QString amountText(const registers::RegisterImportPlan &plan);

/// Why a plan takes several requests, and how that goes on; empty if one is enough.
QString partsText(const QList<registers::RegisterImportPlan> &parts);

/// Why a plan cannot be requested; empty if it can.
QString whyNothingToImport(const registers::RegisterImportPlan &plan);

} // namespace lekthi::models
