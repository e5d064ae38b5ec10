#include "core/store/counters/counter_search.h"

#include "core/store/counters/counter_row.h"
#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"
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
    const QVariant project = orNull(search.filter.projectId);
    const QVariant type = orNull(search.filter.typeId);
    const QVariant organization = orNull(search.filter.organizationId);
    const QVariant year = orNull(search.filter.year);
    const QString pattern = containsPattern(search.text);
    const int offset = int(search.zoneOffset.count());
    return connection
        .read(searchStatement,
              {afterId, project, project, type, type, organization, organization, organization, year, year,
               pattern, offset, offset, pattern, jsonOf(search.periods), offset, jsonOf(search.days), limit})
        .map(&countersFrom);
}

} // namespace lekthi::store
