#include "core/pools/random_digits.h"

namespace lekthi::pools {

void pushRandomDigits(FilterWalk &walk, int size, RandomSource &random, RefusedDigits refused)
{
    constexpr quint32 nineDigits =
        1'000'000'000; // what fits into one number; asking the system takes longest
    quint32 tenTimes = 0;
    quint32 digits = 0;
    while (walk.size() < size) {
        if (tenTimes <= 1) {
            tenTimes = nineDigits;
            digits = random.below(nineDigits);
        }
        walk.push(static_cast<int>(digits % 10));
        if (refused == RefusedDigits::StopAt && walk.refusing() != 0)
            return;
        digits /= 10;
        tenTimes /= 10;
    }
}

} // namespace lekthi::pools
