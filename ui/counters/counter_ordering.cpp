#include "ui/counters/counter_ordering.h"

#include "models/counters/counter_columns.h"
#include "models/counters/counter_model.h"

namespace lekthi::ui {

using models::CounterModel;

CounterOrdering::CounterOrdering(QObject *parent)
    : OrderedRows(parent)
{
    setSortRole(CounterModel::SortRole);
    setFilterKeyColumn(-1);
    setFilterRole(CounterModel::SearchRole);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
}

int CounterOrdering::orderColumn() const
{
    for (const models::CounterColumn &column : models::counterColumns()) {
        if (m_isByStore && m_order && column.storeSort == m_order->by)
            return column.column;
    }
    return -1;
}

void CounterOrdering::sort(int column, Qt::SortOrder direction)
{
    const auto by = column < 0 ? std::nullopt : models::counterColumns()[size_t(column)].storeSort;
    if (m_isByStore && (by || column < 0)) {
        sortAsTheyCome();
        const auto wanted =
            by ? std::optional(store::CounterOrder{*by, direction == Qt::DescendingOrder}) : std::nullopt;
        if (wanted == m_order)
            return;
        m_order = wanted;
        emit orderChosen();
        return;
    }
    // What happens to be loaded would look like an order of all counters.
    if (const auto *counters = qobject_cast<CounterModel *>(sourceModel());
        counters && !counters->isComplete()) {
        emit orderRefused();
        return;
    }
    OrderedRows::sort(column, direction);
}

void CounterOrdering::sortAsTheyCome()
{
    OrderedRows::sort(-1);
}

} // namespace lekthi::ui
