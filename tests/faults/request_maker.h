#pragma once

#include "core/allocation/request/request.h"

#include <random>

namespace lekthi::test {

/// Makes letters of the demo project, request ids included, always the same for one seed: from several
/// counters, mostly for one number, sometimes for a few. Used in one thread.
class RequestMaker
{
public:
    static constexpr int allCounters = 6;

    /// counters: over how many the letters are spread.
    explicit RequestMaker(quint64 seed, int counters = allCounters);

    allocation::Request next();
    bool chance(int oneIn) { return upTo(oneIn) == 0; }

private:
    int upTo(int limit) { return int(m_random() % quint64(limit)); }

    int m_counters;
    std::mt19937_64 m_random;
};

/// A letter from คคง. of the demo project LCBP3-C2.
allocation::Request letter(int recipient, QDate date);

} // namespace lekthi::test
