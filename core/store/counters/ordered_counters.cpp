#include "core/store/counters/ordered_counters.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/counters/counter_row.h"

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

struct Ordered
{
    Statement up;
    Statement down;
};

constexpr Ordered byProject{Statement("counter/list_places_by_project_up"),
                            Statement("counter/list_places_by_project_down")};
constexpr Ordered byType{Statement("counter/list_places_by_type_up"),
                         Statement("counter/list_places_by_type_down")};
constexpr Ordered bySender{Statement("counter/list_places_by_sender_up"),
                           Statement("counter/list_places_by_sender_down")};
constexpr Ordered byRecipient{Statement("counter/list_places_by_recipient_up"),
                              Statement("counter/list_places_by_recipient_down")};
constexpr Ordered byPeriod{Statement("counter/list_places_by_period_up"),
                           Statement("counter/list_places_by_period_down")};
constexpr Ordered byLastNumber{Statement("counter/list_places_by_last_number_up"),
                               Statement("counter/list_places_by_last_number_down")};
constexpr Ordered byUpdated{Statement("counter/list_places_by_updated_up"),
                            Statement("counter/list_places_by_updated_down")};

/// Who scrolls on finds the next pages at once; more than that is scrolled through by nobody.
constexpr int placesAtOnce = 20'000;

const Ordered &statementsOf(CounterSort by)
{
    switch (by) {
    case CounterSort::Project:
        return byProject;
    case CounterSort::Type:
        return byType;
    case CounterSort::Sender:
        return bySender;
    case CounterSort::Recipient:
        return byRecipient;
    case CounterSort::Period:
        return byPeriod;
    case CounterSort::LastNumber:
        return byLastNumber;
    case CounterSort::Updated:
        break;
    }
    return byUpdated;
}

Result<QList<CounterPlace>> placesBehind(Connection &connection, const CounterFilter &filter,
                                         CounterOrder order, const std::optional<CounterPlace> &after,
                                         int limit)
{
    const Ordered &statements = statementsOf(order.by);
    const QVariant value = after ? QVariant(after->sortValue) : QVariant();
    const QVariantList place{value, value, value, after ? after->id : 0, limit};
    return connection
        .read(order.isDescending ? statements.down : statements.up, counterFilterValues(filter) + place)
        .map([](const Rows &rows) {
            QList<CounterPlace> places;
            places.reserve(rows.size());
            for (const Row &row : rows)
                places.append({row.bigInteger("sort_value"_L1), row.bigInteger("id"_L1)});
            return places;
        });
}

Result<QList<Counter>> countersAt(Connection &connection, const QList<CounterPlace> &places)
{
    QList<qint64> ids;
    for (const CounterPlace &place : places)
        ids.append(place.id);
    return countersOfIds(connection, ids);
}

} // namespace

Result<OrderedCounters> orderedCounterPage(Connection &connection, const CounterFilter &filter,
                                           CounterOrder order, const CounterPlaces &from, int limit)
{
    QList<CounterPlace> known = from.ahead;
    bool isWhole = from.isWhole;
    if (known.size() < limit && !from.isWhole) {
        const auto last = known.isEmpty() ? from.last : std::optional(known.constLast());
        const int wanted = std::max(limit, placesAtOnce);
        const auto more = placesBehind(connection, filter, order, last, wanted);
        if (!more)
            return tl::unexpected(more.error());
        known += *more;
        isWhole = more->size() < wanted;
    }
    const QList<CounterPlace> shown = known.first(std::min<qsizetype>(limit, known.size()));
    CounterPlaces behind{shown.isEmpty() ? from.last : std::optional(shown.constLast()),
                         known.sliced(shown.size()), isWhole};
    return countersAt(connection, shown).map([&](QList<Counter> &&counters) {
        return OrderedCounters{std::move(counters), std::move(behind)};
    });
}

} // namespace lekthi::store
