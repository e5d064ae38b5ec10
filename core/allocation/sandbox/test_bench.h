#pragma once

#include "core/allocation/allocator.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <tl/expected.hpp>

namespace lekthi::allocation {

inline constexpr int maximumBenchCount = 100'000;
inline constexpr int maximumBenchCallers = 200;

/// A test draw: count numbers for one key, asked for by so many callers at once.
struct BenchPlan
{
    Request request; ///< its request id and count are not used
    int count = 1;   ///< 1 to maximumBenchCount
    int callers = 1; ///< 1 to maximumBenchCallers
};

/// Value of a real counter; a counter that does not exist yet is at 0.
struct CounterReading
{
    qint64 lastNumber = 0;
    int version = 0;

    bool operator==(const CounterReading &) const = default;
};

struct BenchReport
{
    numbering::CounterKey key;
    QStringList numbers;           ///< in the order of their sequence numbers
    QList<Allocation> allocations; ///< the same, with all that the ledger holds
    qint64 durationMs = 0;
    bool distinct = false; ///< no number came twice
    bool gapFree = false;  ///< every sequence number between first and last was drawn or is told in skipped
    bool cancelled = false;
    CounterReading counterBefore; ///< of the real counter
    CounterReading counterAfter;  ///< of the real counter: equal unless somebody else drew meanwhile
    QList<Failure> failures;
    double perSecond = 0;
    double p50Ms = 0;
    double p95Ms = 0;
    double p99Ms = 0;
    double maxMs = 0;
};

/// Told the numbers drawn so far and the number wanted, in the thread that called runBench.
using BenchProgress = std::function<void(int drawn, int wanted)>;

/// Draws from the sandbox twin of a store with the real allocator, after giving the twin the store's
/// projects, organizations, types and people, and the template that the store uses for this project and type.
/// Several test draws at once do not disturb each other. Blocks until all is drawn or cancelled becomes true:
/// not for the UI thread. Single draws that fail are told in the report; a Failure means that nothing was
/// drawn.
tl::expected<BenchReport, Failure> runBench(const store::Address &realStore, const BenchPlan &plan,
                                            const std::atomic_bool &cancelled,
                                            const BenchProgress &progress = {});

} // namespace lekthi::allocation
