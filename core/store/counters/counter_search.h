#pragma once

#include "core/numbering/period.h"
#include "core/store/counters/counter_gateway.h"

#include <QDate>
#include <QList>
#include <QString>

#include <chrono>

namespace lekthi::store {

/// Counters that a person looks for by what he sees of them.
struct CounterSearch
{
    CounterFilter filter;
    /// In the codes, the last number or the next one; case does not matter.
    QString text;
    /// Counters of these periods fit too, and those that changed on these days of the zone.
    QList<numbering::Period> periods{};
    QList<QDate> days{};
    std::chrono::seconds zoneOffset{};
};

/// Counters that fit, in order of id after afterId, at most limit: a keyset page. A few more may come along:
/// those with templates that show dates, and those that differ in signs which the store holds for equal.
Result<QList<Counter>> searchCounters(Connection &connection, const CounterSearch &search, qint64 afterId,
                                      int limit);

} // namespace lekthi::store
