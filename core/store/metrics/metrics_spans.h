#pragma once

#include "core/metrics/span.h"
#include "core/numbering/counter_key.h"
#include "core/store/metrics/metrics_gateway.h"

#include <vector>

namespace lekthi::store {

/// What was drawn in a range, by stretches of time, and how the allocators were (3.11.10.3). Ordered by time;
/// a stretch in which no allocator wrote a minute is missing. Coverage is that of all allocators, whatever
/// the filter. Five minutes are kept for 90 days like minutes, hours for three years, days for ever.
///
/// Days are those of Bangkok. A stretch may be running still. Reads one row for each stretch, of a project
/// two (of stretches that began before there were sums of projects: one for each of its types), of a type one
/// for each project and type that the filter lets through; for minutes one for each allocator, project and
/// type.
Result<std::vector<metrics::Span>> listSpans(Connection &connection, metrics::Grain grain,
                                             const MinuteRange &range, const TallyFilter &filter = {});

/// When allocators were last heard of.
struct NewestMinute
{
    QDateTime minute; ///< when it began; invalid if there is none that is kept
    QDateTime day;    ///< in which one lived; invalid: never
};
Result<NewestMinute> newestMinute(Connection &connection);

/// What one counter gave in some time.
struct HotCounter
{
    qint64 id = 0;
    numbering::CounterKey key;
    qint64 numbers = 0;
    std::chrono::milliseconds lockWait{0};    ///< of all of them together
    std::chrono::milliseconds longestWait{0}; ///< of one of them
};

struct HotCounters
{
    std::vector<HotCounter> counters; ///< in no order
    QDateTime since;                  ///< of the first number that was looked at; invalid if there is none
    bool isWhole = true;              ///< false: the range holds more numbers than were looked at
};

/// Ledger rows that are looked at, the latest of the range: it costs the same whatever the range.
inline constexpr int hotCounterRows = 20'000;

/// Which counters gave numbers in a range, by the ledger.
Result<HotCounters> hotCounters(Connection &connection, const MinuteRange &range,
                                const TallyFilter &filter = {}, int rows = hotCounterRows);

/// Adds minutes that were written before there were spans to them; each once, also when it is broken off or
/// two programs do it. For an administrator, when a store is upgraded.
Result<void> sumOldMinutes(Connection &connection);

} // namespace lekthi::store
