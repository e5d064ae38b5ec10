#include "models/pools/pool_filter.h"

#include "models/pools/pool_model.h"

namespace lekthi::models {

PoolFilter::PoolFilter(QObject *parent)
    : OrderedRows(parent)
{
    setSortRole(PoolModel::SortRole);
}

void PoolFilter::setChoice(const PoolChoice &choice)
{
    m_choice = choice;
    invalidateFilter();
}

const PoolRow *PoolFilter::row(const QModelIndex &index) const
{
    const QModelIndex source = mapToSource(index);
    return source.isValid() ? &static_cast<const PoolModel *>(sourceModel())->row(source.row()) : nullptr;
}

bool PoolFilter::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    const PoolRow &row = static_cast<const PoolModel *>(sourceModel())->row(sourceRow);
    if (m_choice.standing && standingOf(row) != *m_choice.standing)
        return false;
    return row.pool.name.contains(m_choice.text, Qt::CaseInsensitive) ||
           row.pool.services.join(u'\n').contains(m_choice.text, Qt::CaseInsensitive);
}

} // namespace lekthi::models
