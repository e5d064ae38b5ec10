#pragma once

#include "core/metrics/totals.h"
#include "core/store/metrics/minute_range.h"
#include "core/store/session/connection.h"

#include <QList>
#include <QUuid>

#include <optional>
#include <vector>

namespace lekthi::store {

/// One run of one program that draws numbers.
struct AllocatorName
{
    QUuid id;
    QString program; ///< its name, computer and process, for people
};

/// Writes a minute of an allocator (3.11.10.1). Written again it is the same minute, so that it may be
/// repeated after an unknown outcome. NotAllowed unless the account draws numbers, for each project in it.
Result<void> writeMinute(Connection &connection, const AllocatorName &allocator,
                         const metrics::Minute &minute);

/// What one allocator drew in one minute of a project and type.
struct MinuteTally
{
    QDateTime minute;
    metrics::Subject subject;
    metrics::Tally tally;
};

/// By minute. A row that cannot be read, because somebody else wrote it, is left out.
Result<std::vector<MinuteTally>> listTallies(Connection &connection, const MinuteRange &range,
                                             const TallyFilter &filter = {});

/// How an allocator was in a minute.
struct AllocatorMinute
{
    QDateTime minute;
    AllocatorName allocator;
    QString login;
    metrics::AllocatorState state;
    std::optional<int> replicas; ///< other servers with a copy of the store, if the server told
};

/// By minute.
Result<std::vector<AllocatorMinute>> listAllocators(Connection &connection, const MinuteRange &range);

/// All minutes together: what only ever grows.
Result<std::vector<metrics::Total>> listTotals(Connection &connection);

} // namespace lekthi::store
