#include "models/lists/list_order.h"

namespace lekthi::models {

QCollator listCollator()
{
    QCollator collator{QLocale(QLocale::Thai)};
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    collator.setNumericMode(true);
    return collator;
}

OrderedRows::OrderedRows(QObject *parent)
    : QSortFilterProxyModel(parent)
{
}

bool OrderedRows::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant one = left.data(sortRole());
    const QVariant other = right.data(sortRole());
    if (one.typeId() != QMetaType::QString || other.typeId() != QMetaType::QString)
        return QSortFilterProxyModel::lessThan(left, right);
    return m_collator.compare(one.toString(), other.toString()) < 0;
}

} // namespace lekthi::models
