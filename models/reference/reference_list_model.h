#pragma once

#include "core/store/reference/reference_item.h"

#include <QAbstractTableModel>
#include <QList>

namespace lekthi::models {

/// The items of one list of the reference data that the filter lets through, in the order of the store until
/// sort() asks for another: texts as in a Thai dictionary, Latin letters behind Thai ones, numbers within
/// them by their size. UI thread only.
class ReferenceListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Code, Name, Parent, State, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// parents: the list of what the items belong to; empty for kinds that belong to nothing.
    void setItems(const QList<store::ReferenceItem> &items, const QList<store::ReferenceItem> &parents = {});
    /// Part of a code or of a name in any language; closed ones only where they are wanted.
    void setFilter(const QString &text, bool withClosed);
    void retranslate();

    const store::ReferenceItem &item(int row) const { return m_items.at(m_shown.at(row)); }
    int rowOf(int id) const; ///< -1: not shown
    int count() const { return int(m_items.size()); }
    void sort(int column, Qt::SortOrder direction = Qt::AscendingOrder) override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void apply();
    void putInOrder();
    QString text(const store::ReferenceItem &item, int column) const;
    bool isWanted(const store::ReferenceItem &item) const;

    QList<store::ReferenceItem> m_items;
    QList<store::ReferenceItem> m_parents;
    QList<qsizetype> m_shown;
    QString m_filter;
    bool m_withClosed = false;
    int m_column = -1; ///< by which it is sorted; -1: as the store gives it
    Qt::SortOrder m_direction = Qt::AscendingOrder;
};

} // namespace lekthi::models
