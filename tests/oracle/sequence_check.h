#pragma once

#include "tests/oracle/sequence_runner.h"

namespace lekthi::test::oracle {

/// Holds the store against the model behind a sequence: counters, their ledger row by row with what was
/// skipped, and who holds which number.
std::optional<Finding> checkSequence(World &world, const World::Ground &ground, const NumberModel &model);

/// Holds ledger, chains and taken numbers of the whole store against each other, whoever wrote them.
/// Sequences must not be under way.
std::optional<Finding> checkStore(store::Connection &root);

} // namespace lekthi::test::oracle
