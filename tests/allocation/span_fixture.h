#pragma once

#include "core/store/metrics/metrics_spans.h"
#include "tests/allocation/numbering_store.h"

#include <QDateTime>

#include <chrono>
#include <map>
#include <memory>
#include <vector>

namespace lekthi::test {

/// Of some days ago: what is much older is removed.
extern const QDateTime morning;
extern const store::MinuteRange always;

inline constexpr metrics::AllocatorState calm{metrics::PartState::Up, metrics::PartState::Up, 1, 4, 0};
inline constexpr metrics::Subject letters{demo::project, demo::letter};
inline constexpr metrics::Subject rfas{demo::project, demo::rfa};
/// What compareAllGrains looks at beside everything.
inline constexpr store::TallyFilter filters[] = {{letters.projectId, letters.correspondenceTypeId},
                                                 {rfas.projectId, rfas.correspondenceTypeId},
                                                 {.projectId = demo::project},
                                                 {.correspondenceTypeId = demo::letter}};

store::AllocatorName allocatorOf(int number);
/// So many numbers, each in as much time.
metrics::Tally drawn(qint64 numbers, std::chrono::microseconds duration = std::chrono::milliseconds(3));
metrics::Tally sumOf(const std::vector<metrics::Span> &spans);

/// For tests of what the store makes of minutes.
class SpanFixture
{
protected:
    /// For init(): a store without minutes.
    void renew();

    std::vector<metrics::Span> spans(metrics::Grain grain, const store::TallyFilter &filter = {});
    void write(const QDateTime &minute, const std::map<metrics::Subject, metrics::Tally> &tallies,
               int allocator = 1);
    /// Fails the test unless what the minutes say is what every grain says, and of every subject.
    void compareAllGrains();

    std::unique_ptr<NumberingStore> m_store;
};

} // namespace lekthi::test
