#pragma once

#include "app/ctl/parse/arguments.h"
#include "core/allocation/benchmark/benchmark.h"

#include <QList>

namespace lekthi::ctl {

/// What "bench" was asked to measure.
struct BenchWish
{
    QList<benchmark::Plan> plans; ///< callers of all processes together
    int processes = 1;
    bool isPart = false; ///< one of several processes, started by another lekthictl
};

/// Reads and checks the options of "bench".
Result<BenchWish> readBenchWish(const Arguments &arguments);

} // namespace lekthi::ctl
