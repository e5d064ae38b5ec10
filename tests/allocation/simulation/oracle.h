#pragma once

#include "tests/allocation/simulation/world.h"

namespace lekthi::simulation {

/// What is wrong with how a schedule has ended, a line each: a number that two requests have, or that was
/// handed out before it was written; a number that is missing or whose request was told that there is none; a
/// request without an answer; one that came later and was served first.
QStringList judge(const Setting &setting, const SimulatedStore &store,
                  const std::vector<std::unique_ptr<Asked>> &asked);

} // namespace lekthi::simulation
