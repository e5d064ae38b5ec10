#pragma once

#include "tests/oracle/operation.h"

#include <functional>
#include <vector>

namespace lekthi::test::oracle {

/// The operations without those that the failure does not need: none of the rest can be left out. fails tells
/// whether a sequence still fails in the same way.
std::vector<Operation> shrunk(std::vector<Operation> operations,
                              const std::function<bool(const std::vector<Operation> &)> &fails);

} // namespace lekthi::test::oracle
