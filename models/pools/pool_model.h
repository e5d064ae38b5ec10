#pragma once

#include "core/numbering/calendar.h"
#include "models/pools/pool_rows.h"

#include <QAbstractTableModel>

namespace lekthi::models {

/// The ID pools of the store as a table, in the order in which they were read. UI thread only.
class PoolModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Name,
        State,
        Digits,
        Available,
        Minimum,
        Issued,
        Pace,
        DaysLeft,
        Capacity,
        Services,
        ColumnCount
    };
    enum Role { SortRole = Qt::UserRole }; ///< amounts by their value

    using QAbstractTableModel::QAbstractTableModel;

    /// Pools that were there before keep their rows if no other comes or goes.
    void setRows(const QList<PoolRow> &rows);
    /// The language or the calendar changed.
    void retranslate();

    const QList<PoolRow> &rows() const { return m_rows; }
    const PoolRow &row(int row) const { return m_rows.at(row); }
    int rowOf(const QString &name) const; ///< -1: none

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QList<PoolRow> m_rows;
};

} // namespace lekthi::models
