#pragma once

#include "core/numbering/counter_key.h"
#include "tests/support/demo_year.h"

namespace lekthi::test {

/// LETTER คคง. to สคฉ.3 in project 2 of the demo, whose counter stands at 117.
inline const numbering::CounterKey letterKey{2, 22, 10, 6, 0, 0, 0, {demoYear(), 0}};

} // namespace lekthi::test
