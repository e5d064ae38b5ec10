#include "core/store/counters/ordered_counters.h"

#include "core/store/counters/counter_row.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listOrderedUp("counter/list_ordered_up");
constexpr Statement listOrderedDown("counter/list_ordered_down");

QString nameOf(CounterSort by)
{
    switch (by) {
    case CounterSort::Project:
        return u"PROJECT"_s;
    case CounterSort::Type:
        return u"TYPE"_s;
    case CounterSort::Sender:
        return u"SENDER"_s;
    case CounterSort::Recipient:
        return u"RECIPIENT"_s;
    case CounterSort::Period:
        return u"PERIOD"_s;
    case CounterSort::LastNumber:
        return u"LAST_NUMBER"_s;
    case CounterSort::Updated:
        break;
    }
    return u"UPDATED"_s;
}

} // namespace

Result<OrderedCounters> orderedCounterPage(Connection &connection, const CounterFilter &filter,
                                           CounterOrder order, const std::optional<CounterPlace> &after,
                                           int limit)
{
    const QVariant value = after ? QVariant(after->sortValue) : QVariant();
    const QString name = nameOf(order.by);
    const qint64 id = after ? after->id : 0;
    return connection
        .read(order.isDescending ? listOrderedDown : listOrderedUp,
              QVariantList{name, name, name, name, name} + counterFilterValues(filter) +
                  QVariantList{value, value, value, id, limit})
        .map([](const Rows &rows) {
            OrderedCounters page{countersFrom(rows), {}};
            if (!rows.isEmpty())
                page.last = {rows.constLast().bigInteger("sort_value"_L1),
                             rows.constLast().bigInteger("id"_L1)};
            return page;
        });
}

} // namespace lekthi::store
