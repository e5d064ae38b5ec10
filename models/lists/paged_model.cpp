#include "models/lists/paged_model.h"

namespace lekthi::models {

void PagedModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

bool PagedModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_waiting && !isCutOff();
}

void PagedModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_waiting = true;
    emit pageWanted(m_next);
}

void PagedModel::beginAnew()
{
    m_next.clear();
    m_complete = false;
    m_waiting = false;
}

void PagedModel::noteNext(const QString &next)
{
    m_next = next;
    m_complete = next.isEmpty();
}

} // namespace lekthi::models
