#pragma once

#include "core/metrics/minute.h"

#include <QRandomGenerator>

namespace lekthi::metrics {

/// Something of everything that a tally holds.
inline Tally randomTally(QRandomGenerator &random)
{
    Tally tally;
    for (int i = 0; i < 30; ++i) {
        tally.duration.add(std::chrono::microseconds(1 << random.bounded(24)));
        tally.lockWait.add(std::chrono::microseconds(random.bounded(100'000)));
        tally.retries.add(random.bounded(14));
    }
    tally.numbers = 30;
    tally.fallbacks = random.bounded(30);
    tally.skipped = random.bounded(3);
    tally.errors[QStringLiteral("DB_ERROR")] = random.bounded(1, 4);
    tally.lockFailures[QStringLiteral("timeout")] = random.bounded(1, 9);
    return tally;
}

} // namespace lekthi::metrics
