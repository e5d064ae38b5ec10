#include "core/store/counters/counter_search.h"

#include "core/store/counters/counter_row.h"
#include "core/store/session/json_text.h"
#include "core/store/session/search_pattern.h"

#include <QJsonArray>

namespace lekthi::store {

namespace {

constexpr Statement searchStatement("counter/search_counters");

QString jsonOf(const QList<numbering::Period> &periods)
{
    QJsonArray pairs;
    for (const numbering::Period &period : periods)
        pairs.append(QJsonArray{period.year, period.part});
    return jsonText(pairs);
}

QString jsonOf(const QList<QDate> &days)
{
    QJsonArray texts;
    for (const QDate day : days)
        texts.append(day.toString(Qt::ISODate));
    return jsonText(texts);
}

} // namespace

Result<QList<Counter>> searchCounters(Connection &connection, const CounterSearch &search, qint64 afterId,
                                      int limit)
{
    const QString pattern = containsPattern(search.text);
    const int offset = int(search.zoneOffset.count());
    return connection
        .read(searchStatement, QVariantList{afterId} + counterFilterValues(search.filter) +
                                   QVariantList{pattern, offset, offset, pattern, jsonOf(search.periods),
                                                offset, jsonOf(search.days), limit})
        .map(&countersFrom);
}

} // namespace lekthi::store
