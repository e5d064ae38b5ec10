#pragma once

#include "core/numbering/calendar.h"
#include "core/store/metrics/metrics_spans.h"
#include "core/store/reference/reference_data.h"

#include <QAbstractTableModel>

namespace lekthi::models {

/// The counters that gave most numbers, or for whose lock callers waited longest. UI thread only.
class HotCounterModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Counter, Numbers, WaitTogether, MeanWait, LongestWait, ColumnCount };
    enum class Order { Numbers, Wait }; ///< wait: of all numbers together

    static constexpr int IdRole = Qt::UserRole; ///< qint64: the counter's
    static constexpr int most = 20;

    explicit HotCounterModel(const store::ReferenceData &reference, QObject *parent = nullptr);

    void setCounters(const store::HotCounters &hot, numbering::Calendar calendar);
    void setOrder(Order order);
    void setReference(const store::ReferenceData &reference);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    void arrange();

    store::ReferenceData m_reference;
    std::vector<store::HotCounter> m_all;
    std::vector<store::HotCounter> m_shown;
    Order m_order = Order::Numbers;
    numbering::Calendar m_calendar = numbering::Calendar::Buddhist;
};

} // namespace lekthi::models
