#include "models/pools/pool_model.h"

#include "models/amount_text.h"
#include "models/pools/pool_text.h"

#include <algorithm>
#include <limits>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

bool isAmount(int column)
{
    return column != PoolModel::Name && column != PoolModel::State && column != PoolModel::Services;
}

QString poolCell(const PoolRow &row, int column)
{
    const store::Pool &pool = row.pool;
    switch (column) {
    case PoolModel::Name:
        return pool.name;
    case PoolModel::State:
        return standingText(standingOf(row));
    case PoolModel::Digits:
        return QString::number(pool.length);
    case PoolModel::Available:
        return groupedText(pool.available());
    case PoolModel::Minimum:
        return groupedText(pool.minimum);
    case PoolModel::Issued:
        return groupedText(pool.issued);
    case PoolModel::Pace:
        return paceText(row);
    case PoolModel::DaysLeft:
        return daysText(daysLeft(row));
    case PoolModel::Capacity:
        return capacityText(pool.capacity, pool.capacityIsExact);
    case PoolModel::Services:
        return pool.services.join(", "_L1);
    default:
        return {};
    }
}

// What is not known comes behind all that is.
QVariant poolSortValue(const PoolRow &row, int column)
{
    const store::Pool &pool = row.pool;
    switch (column) {
    case PoolModel::Digits:
        return pool.length;
    case PoolModel::Available:
        return pool.available();
    case PoolModel::Minimum:
        return pool.minimum;
    case PoolModel::Issued:
        return pool.issued;
    case PoolModel::Pace:
        return idsPerDay(row).value_or(-1);
    case PoolModel::DaysLeft:
        return daysLeft(row).value_or(std::numeric_limits<double>::max());
    case PoolModel::Capacity:
        return pool.capacity;
    default:
        return poolCell(row, column);
    }
}

} // namespace

void PoolModel::setRows(const QList<PoolRow> &rows)
{
    const bool areSame = std::ranges::equal(
        rows, m_rows, {}, [](const PoolRow &row) { return row.pool.name; },
        [](const PoolRow &row) { return row.pool.name; });
    if (areSame) {
        m_rows = rows;
        if (!m_rows.isEmpty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void PoolModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PoolModel::rowOf(const QString &name) const
{
    const auto found = std::ranges::find(m_rows, name, [](const PoolRow &row) { return row.pool.name; });
    return found == m_rows.cend() ? -1 : int(found - m_rows.cbegin());
}

int PoolModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int PoolModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PoolModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PoolRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return poolCell(row, index.column());
    case Qt::TextAlignmentRole:
        return isAmount(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case SortRole:
        return poolSortValue(row, index.column());
    default:
        return {};
    }
}

QVariant PoolModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return isAmount(section) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Pool");
    case State:
        return tr("State");
    case Digits:
        return tr("Digits");
    case Available:
        return tr("Available", "IDs");
    case Minimum:
        return tr("Minimum");
    case Issued:
        return tr("Issued", "IDs");
    case Pace:
        return tr("Pace", "IDs");
    case DaysLeft:
        return tr("Days left", "of an ID pool");
    case Capacity:
        return tr("Capacity", "of an ID pool");
    case Services:
        return tr("Services", "numbering services of an ID pool");
    default:
        return {};
    }
}

} // namespace lekthi::models
