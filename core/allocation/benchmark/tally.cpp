#include "core/allocation/benchmark/tally.h"

#include <algorithm>
#include <cmath>

namespace lekthi::benchmark {

void Samples::add(float milliseconds)
{
    m_longest = std::max(m_longest, milliseconds);
    ++m_seen;
    if (m_kept.size() < capacity) {
        m_kept.push_back(milliseconds);
        return;
    }
    std::uniform_int_distribution<size_t> place(0, m_seen - 1);
    if (const size_t chosen = place(m_random); chosen < capacity)
        m_kept[chosen] = milliseconds;
}

int SequenceSet::add(const Drawn &drawn)
{
    int known = 0;
    for (qint64 sequence = drawn.first; sequence < drawn.first + drawn.count; ++sequence) {
        auto &block = m_blocks[sequence / blockSize];
        const auto bit = size_t(sequence % blockSize);
        known += block.test(bit) ? 1 : 0;
        block.set(bit);
    }
    return known;
}

Tally::Tally(const Field &field)
    : m_sequences(field.counters.size())
{
    for (const FieldCounter &counter : field.counters)
        m_firstLast.push_back(counter.lastNumber);
}

void Tally::add(const std::vector<Call> &calls)
{
    const std::lock_guard lock(m_mutex);
    for (const Call &call : calls)
        addOne(call);
}

void Tally::addOne(const Call &call)
{
    (call.inTime ? m_inTime : m_outside) += call.drawn.count;
    // What was handed out before the run began is not free either.
    if (call.drawn.first <= m_firstLast[size_t(call.counter)])
        m_duplicates += call.drawn.count;
    else
        m_duplicates += m_sequences[size_t(call.counter)].add(call.drawn);
    if (call.measured)
        m_samples.add(call.milliseconds);
}

void Tally::addFailure(const store::Error &error)
{
    const std::lock_guard lock(m_mutex);
    ++m_failures;
    m_lastFailure = error;
}

double percentile(const std::vector<float> &sorted, double part)
{
    if (sorted.empty())
        return 0;
    const auto rank = size_t(std::ceil(part * double(sorted.size())));
    return double(sorted[std::max<size_t>(rank, 1) - 1]);
}

} // namespace lekthi::benchmark
