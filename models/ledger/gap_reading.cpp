#include "models/ledger/gap_reading.h"

namespace lekthi::models {

namespace {

constexpr qsizetype mostExplained = 1'000;

} // namespace

Work<CounterGaps> readingGaps(qint64 counterId)
{
    return [counterId](store::Connection &connection) {
        CounterGaps found;
        const auto show = [&found](const audit::NumberGap &gap) {
            if (found.gaps.size() < mostExplained || gap.reason == audit::GapReason::Unexplained)
                found.gaps.append(gap);
        };
        const audit::GapSearch search{.counters = {}, .counterId = counterId};
        return audit::findGaps(connection, search, show).map([&found](const audit::GapCount &count) {
            found.count = count;
            return found;
        });
    };
}

} // namespace lekthi::models
