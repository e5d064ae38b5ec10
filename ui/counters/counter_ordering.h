#pragma once

#include "core/store/counters/counter_order.h"
#include "models/lists/list_order.h"

#include <optional>

namespace lekthi::ui {

/// Counters as the table shows them: filtered by what is being typed, and put in order by the store, which
/// knows all of them; by itself only where all of them are here. UI thread only.
class CounterOrdering : public models::OrderedRows
{
    Q_OBJECT

public:
    explicit CounterOrdering(QObject *parent = nullptr);

    /// Whether whoever fills the source model asks the store for it in order().
    void setOrderedByStore(bool isByStore) { m_isByStore = isByStore; }
    bool isOrderedByStore() const { return m_isByStore; }
    /// Nothing: as they come.
    std::optional<store::CounterOrder> order() const { return m_order; }
    int orderColumn() const; ///< -1: none, or the store does not do it

    void sort(int column, Qt::SortOrder direction = Qt::AscendingOrder) override;
    void sortAsTheyCome();

signals:
    void orderChosen();  ///< all is to be read anew
    void orderRefused(); ///< the store cannot do it, and not all is here

private:
    std::optional<store::CounterOrder> m_order;
    bool m_isByStore = true;
};

} // namespace lekthi::ui
