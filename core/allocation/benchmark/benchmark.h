#pragma once

#include "core/allocation/benchmark/judgement.h"
#include "core/allocation/benchmark/measurement.h"
#include "core/store/session/address.h"

#include <functional>

namespace lekthi::benchmark {

/// Told by whoever runs a benchmark; both are called in the thread that called measure().
struct Hooks
{
    /// Called when every caller could begin; returns when they shall. False: they shall not.
    std::function<bool()> begin = [] { return true; };
    /// Asked many times a second: end before the time.
    std::function<bool()> stopAsked = [] { return false; };
};

/// What a benchmark says, finished for people and scripts.
struct Report
{
    Plan plan;
    Measurement measured;
    Judgement judgement;
    QList<qint64> perProcess = {}; ///< numbers handed out by each; empty with a single process
    double perSecond = 0;
    double p50Ms = 0;
    double p95Ms = 0;
    double p99Ms = 0;
};

// A run in one process: prepare, measure, conclude. In several: one of them prepares and concludes, the
// others find the field with readField and measure. All block for seconds; never from a UI thread.

/// Makes the field in the sandbox and what the algorithm draws from besides. Nobody else may be measuring in
/// this sandbox. For administrators of the server, who alone write its tables: NotAllowed for everybody else.
store::Result<Field> prepare(const store::Address &sandbox, const Plan &plan);

/// Lets the callers draw. A caller that cannot go on (anything that trying again does not mend) makes the run
/// fail.
store::Result<Measurement> measure(const store::Address &sandbox, const Plan &plan, const Field &field,
                                   const Hooks &hooks = {});

/// Judges the run by the ledger and clears away what prepare made beside the field. parts: of each process.
store::Result<Report> conclude(const store::Address &sandbox, const Plan &plan, const Field &field,
                               const QList<Measurement> &parts);

/// The result fields that scripts see.
QJsonObject toJson(const Report &report);

} // namespace lekthi::benchmark
