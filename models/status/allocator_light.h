#pragma once

#include "core/numbering/calendar.h"
#include "core/store/metrics/metrics_gateway.h"
#include "models/status/health_light.h"

#include <QDateTime>
#include <QList>

#include <optional>
#include <vector>

namespace lekthi::models {

/// A program that draws numbers, as its last minute tells.
struct SeenAllocator
{
    QString program; ///< its name and process
    QString computer;
    QString login;
    QDateTime seen; ///< the end of its last minute
    bool isGone = false;
    metrics::AllocatorState state;
};

/// How far back programs that are gone are shown.
inline constexpr qint64 allocatorsShownSeconds = 3600;

/// Each allocator once, as it was in its last minute: those that draw now first, each kind with the latest in
/// front. now: by the server's clock. A program writes once a minute, so that it is gone after three without.
QList<SeenAllocator> seenAllocators(const std::vector<store::AllocatorMinute> &minutes, const QDateTime &now);

/// allocators: nothing while they were not read. A store without any is no fault of it, and said in words.
HealthLight allocatorsLight(const std::optional<QList<SeenAllocator>> &allocators,
                            numbering::Calendar calendar);

/// "Up", "Down", "Not in use".
QString redisStateText(metrics::PartState state);

} // namespace lekthi::models
