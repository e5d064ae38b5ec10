#include "models/pools/pool_export.h"

#include "models/json_values.h"

#include <QJsonArray>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

QString standingName(PoolStanding standing)
{
    switch (standing) {
    case PoolStanding::Ready:
        return u"READY"_s;
    case PoolStanding::Low:
        return u"LOW"_s;
    case PoolStanding::Empty:
        return u"EMPTY"_s;
    case PoolStanding::Exhausted:
        return u"EXHAUSTED"_s;
    case PoolStanding::Retired:
        return u"RETIRED"_s;
    }
    Q_UNREACHABLE();
}

QJsonValue numberOrNull(const std::optional<double> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

ExportFields fieldsOf(const PoolRow &row)
{
    const store::Pool &pool = row.pool;
    return {{u"name"_s, pool.name},
            {u"state"_s, standingName(standingOf(row))},
            {u"length"_s, pool.length},
            {u"profile"_s, pools::profileNameOf(row.settings)},
            {u"minimum"_s, pool.minimum},
            {u"batch"_s, pool.batch},
            {u"capacity"_s, pool.capacity},
            {u"exact"_s, pool.capacityIsExact},
            {u"generated"_s, pool.generated},
            {u"issued"_s, pool.issued},
            {u"available"_s, pool.available()},
            {u"issuedPerDay"_s, numberOrNull(idsPerDay(row))},
            {u"daysLeft"_s, numberOrNull(daysLeft(row))},
            {u"filledAt"_s, timeOrNull(pool.filledAt)},
            {u"services"_s, QJsonArray::fromStringList(pool.services)},
            {u"createdAt"_s, timeOrNull(pool.createdAt)},
            {u"retiredAt"_s, timeOrNull(pool.retiredAt)}};
}

} // namespace

ExportSource poolExport(const QList<PoolRow> &rows)
{
    QList<ExportFields> fields;
    for (const PoolRow &row : rows)
        fields.append(fieldsOf(row));
    return {namesOf(fieldsOf({})), [fields](store::Connection & /*connection*/, const QString & /*after*/) {
                return store::Result<ExportPage>(ExportPage{.rows = fields});
            }};
}

} // namespace lekthi::models
