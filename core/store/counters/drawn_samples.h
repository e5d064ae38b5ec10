#pragma once

#include "core/store/counters/counter_gateway.h"

#include <QDateTime>
#include <QList>

namespace lekthi::store {

/// One of the numbers that a counter drew.
struct DrawnSample
{
    int resetEpoch = 0; ///< Counter::resetEpoch when it was drawn
    qint64 number = 0;
    QDateTime at;

    bool operator==(const DrawnSample &) const = default;
};

inline constexpr int mostDrawnSamples = 200;

/// Some of the numbers that a counter drew, in the order in which it drew them: the first and the last since
/// each of its last 20 resets and others evenly between; where one of these was passed over, none stands for
/// it. Numbers that it took over were not drawn. At most mostDrawnSamples; a millisecond or two however many
/// were drawn.
Result<QList<DrawnSample>> drawnSamples(Connection &connection, const Counter &counter);

} // namespace lekthi::store
