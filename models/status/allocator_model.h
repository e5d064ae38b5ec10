#pragma once

#include "core/numbering/calendar.h"
#include "models/status/allocator_light.h"

#include <QAbstractTableModel>
#include <QList>

namespace lekthi::models {

/// The programs that draw numbers, one a row, in the order in which they are given. UI thread only.
class AllocatorModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { State, Program, Computer, Login, Seen, Sessions, Waiting, Redis, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows stay what they are as long as no program comes or goes.
    void setAllocators(const QList<SeenAllocator> &allocators, numbering::Calendar calendar);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void showAnew();
    QString text(const SeenAllocator &one, int column) const;

    QList<SeenAllocator> m_allocators;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
};

} // namespace lekthi::models
