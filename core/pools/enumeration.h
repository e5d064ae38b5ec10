#pragma once

#include "core/pools/id_rules.h"

#include <QString>

#include <functional>

namespace lekthi::pools {

/// Told from time to time how much is done of how much; false ends the work. Called in the thread of the
/// work.
using PoolProgress = std::function<bool(qint64 done, qint64 total)>;

/// Whether progress was told, or nobody asked, and the work goes on.
inline bool goesOn(const PoolProgress &progress, qint64 done, qint64 total)
{
    return !progress || progress(done, total);
}

/// Calls visit with every id that the rules accept, in ascending order, until it returns false. Whatever
/// begins in a way that a filter refuses is passed by, so that the time goes with the number of ids accepted:
/// about ten million a second. Any thread.
void forEachId(const IdRules &rules, const std::function<bool(const QString &id)> &visit);

} // namespace lekthi::pools
