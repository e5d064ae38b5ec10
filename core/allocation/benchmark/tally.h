#pragma once

#include "core/allocation/benchmark/drawers/drawer.h"

#include <bitset>
#include <mutex>
#include <random>
#include <unordered_map>
#include <vector>

namespace lekthi::benchmark {

/// Latencies of a run: all of them up to a million, then an even sample.
class Samples
{
public:
    static constexpr size_t capacity = 1'000'000;

    void add(float milliseconds);
    const std::vector<float> &kept() const { return m_kept; }
    double longest() const { return m_longest; }

private:
    std::vector<float> m_kept;
    size_t m_seen = 0;
    float m_longest = 0;
    std::minstd_rand m_random;
};

/// Sequence numbers that were handed out, one bit each.
class SequenceSet
{
public:
    /// How many of these were in already.
    int add(const Drawn &drawn);

private:
    static constexpr qint64 blockSize = 4096;

    std::unordered_map<qint64, std::bitset<blockSize>> m_blocks;
};

/// A call that got its number.
struct Call
{
    int counter = 0; ///< FieldCounter::index
    Drawn drawn;
    float milliseconds = 0;
    bool inTime = false;   ///< ended within the measured seconds
    bool measured = false; ///< false for the call that warms up
};

/// What all callers of a run got. Thread-safe.
class Tally
{
public:
    explicit Tally(const Field &field);

    void add(const std::vector<Call> &calls);
    void addFailure(const store::Error &error);

    // After all callers have ended.
    qint64 inTime() const { return m_inTime; }
    qint64 outside() const { return m_outside; }
    qint64 duplicates() const { return m_duplicates; }
    qint64 failures() const { return m_failures; }
    const store::Error &lastFailure() const { return m_lastFailure; }
    const Samples &samples() const { return m_samples; }

private:
    void addOne(const Call &call);

    std::mutex m_mutex;
    std::vector<SequenceSet> m_sequences; ///< by FieldCounter::index
    std::vector<qint64> m_firstLast;      ///< where each counter stood before the run
    Samples m_samples;
    qint64 m_inTime = 0;
    qint64 m_outside = 0;
    qint64 m_duplicates = 0;
    qint64 m_failures = 0;
    store::Error m_lastFailure;
};

/// The value that at least this part of the sorted values does not exceed; 0 if there are none.
double percentile(const std::vector<float> &sorted, double part);

} // namespace lekthi::benchmark
