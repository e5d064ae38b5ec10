#pragma once

#include "core/dispensing/pool_filler.h"

#include <QString>

namespace lekthi::models {

/// A finished sentence: what became of filling a pool, and what to do if it did not do.
QString describe(const QString &pool, const dispensing::FillOutcome &outcome);
/// Whether the pool has what was wanted.
bool isFilled(const dispensing::FillOutcome &outcome);

} // namespace lekthi::models
