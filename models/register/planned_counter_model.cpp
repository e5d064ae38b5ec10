#include "models/register/planned_counter_model.h"

#include "models/register/register_import_text.h"

#include <utility>

namespace lekthi::models {

using namespace Qt::StringLiterals;

PlannedCounterModel::PlannedCounterModel(store::ReferenceData reference, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reference(std::move(reference))
{
}

void PlannedCounterModel::setCounters(const QList<registers::PlannedCounter> &counters,
                                      const QList<numbering::DocumentNumber> &next)
{
    beginResetModel();
    m_counters = counters;
    m_next = next;
    endResetModel();
}

void PlannedCounterModel::retranslate(numbering::Calendar calendar)
{
    m_calendar = calendar;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_counters.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PlannedCounterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_counters.size());
}

int PlannedCounterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PlannedCounterModel::text(int row, int column) const
{
    const registers::PlannedCounter &counter = m_counters.at(row);
    switch (column) {
    case Counter:
        return plannedCounterText(counter.key, m_reference, m_calendar);
    case LastNumber:
        return counter.seenNumber == counter.newNumber
                   ? QString::number(counter.newNumber)
                   : u"%1 → %2"_s.arg(counter.seenNumber).arg(counter.newNumber);
    case NextNumber:
        return m_next.value(row).text();
    case Numbers:
        return QString::number(counter.numbers);
    case Missing:
        return QString::number(counter.missing);
    default:
        return gapsText(counter);
    }
}

QVariant PlannedCounterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == NumberRole && index.column() == NextNumber)
        return QVariant::fromValue(m_next.value(index.row()));
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(index.row(), index.column());
    return {};
}

QVariant PlannedCounterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Counter:
        return tr("Counter");
    case LastNumber:
        return tr("Last number");
    case NextNumber:
        return tr("Next number then");
    case Numbers:
        return tr("Numbers");
    case Missing:
        return tr("Missing");
    case Gaps:
        return tr("Gaps");
    default:
        return {};
    }
}

} // namespace lekthi::models
