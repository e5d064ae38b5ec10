#pragma once

#include "core/allocation/sandbox/draw_check.h"
#include "models/status/health_light.h"

#include <QString>

namespace lekthi::models {

/// "enter", "rules", "twin", "lock", "draw", "ledger", "chain", "repeat": stable names.
QString stepName(allocation::DrawCheckStep::Kind kind);
/// "notReached", "notInUse", "done", "failed": stable names.
QString stepStateName(allocation::DrawCheckStep::State state);

/// What the step does: "Place in the chain".
QString stepTitle(allocation::DrawCheckStep::Kind kind);
/// How it went, with its sign: "✓ 3.2 ms", "✕ failed".
QString stepOutcome(const allocation::DrawCheckStep &step);

/// What was found, in finished sentences: the number, or what failed and what to do about it.
QString drawCheckMessage(const allocation::DrawCheck &check);
/// What that means for numbering; empty where numbers can be drawn as they should.
QString drawCheckConcern(const allocation::DrawCheck &check);

/// check: nothing while none was made.
HealthLight drawLight(const std::optional<allocation::DrawCheck> &check);

} // namespace lekthi::models
