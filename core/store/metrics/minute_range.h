#pragma once

#include <QDateTime>

namespace lekthi::store {

/// A minute, from some time on (inclusive) until another (exclusive).
struct MinuteRange
{
    QDateTime from;
    QDateTime until;
};

struct TallyFilter
{
    int projectId = 0;            ///< 0: all
    int correspondenceTypeId = 0; ///< 0: all
};

} // namespace lekthi::store
