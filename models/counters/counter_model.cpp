#include "models/counters/counter_model.h"

#include "core/allocation/next_number.h"
#include "models/counters/counter_columns.h"

#include <QSet>

#include <algorithm>
#include <iterator>

namespace lekthi::models {

namespace {

Qt::Alignment alignmentOf(const CounterColumn &column)
{
    return (column.holds == CounterColumn::Holds::Number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

QVariant toolTip(const CounterColumn &column, const CounterRow &row, numbering::Calendar calendar)
{
    const QString text = column.toolTip ? column.toolTip(row, calendar) : QString();
    return text.isEmpty() ? QVariant() : QVariant(text);
}

} // namespace

CounterModel::CounterModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void CounterModel::setCalendar(numbering::Calendar calendar)
{
    m_calendar = calendar;
    retranslate();
}

void CounterModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void CounterModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_complete = false;
    m_waiting = false;
    endResetModel();
}

void CounterModel::appendPage(const QList<CounterRow> &rows, bool isLast)
{
    m_waiting = false;
    m_complete = isLast;
    if (rows.isEmpty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + int(rows.size()) - 1);
    m_rows += rows;
    endInsertRows();
}

void CounterModel::merge(const QList<CounterRow> &rows, bool isLast)
{
    m_waiting = false;
    m_complete = isLast;
    QSet<qint64> stay;
    for (const CounterRow &row : rows)
        stay.insert(row.counter.id);
    for (int at = rowCount() - 1; at >= 0; --at) {
        if (stay.contains(m_rows.at(at).counter.id))
            continue;
        beginRemoveRows({}, at, at);
        m_rows.removeAt(at);
        endRemoveRows();
    }
    for (int at = 0; at < rows.size(); ++at)
        mergeRow(at, rows.at(at));
}

void CounterModel::mergeRow(int at, const CounterRow &row)
{
    const auto found = std::find_if(m_rows.cbegin() + at, m_rows.cend(), [&row](const CounterRow &other) {
        return other.counter.id == row.counter.id;
    });
    if (found == m_rows.cend()) {
        beginInsertRows({}, at, at);
        m_rows.insert(at, row);
        endInsertRows();
        return;
    }
    const int from = int(std::distance(m_rows.cbegin(), found));
    if (from != at) {
        beginMoveRows({}, from, from, {}, at);
        m_rows.move(from, at);
        endMoveRows();
    }
    if (m_rows.at(at) != row) {
        m_rows[at] = row;
        emit dataChanged(index(at, 0), index(at, ColumnCount - 1));
    }
}

int CounterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CounterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CounterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CounterRow &row = m_rows.at(index.row());
    const CounterColumn &column = counterColumns()[size_t(index.column())];
    const bool isNext = column.column == NextNumber;
    switch (role) {
    case Qt::DisplayRole:
        return column.text(row, m_calendar);
    case SearchRole:
        return column.isForecast ? QString() : column.text(row, m_calendar);
    case Qt::ToolTipRole:
        return toolTip(column, row, m_calendar);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(column));
    case NumberRole:
        return isNext ? QVariant::fromValue(row.next) : QVariant();
    case NoteRole:
        return isNext ? allocation::skippedText(row.skipped) : QString();
    case SortRole:
        return column.sortValue ? column.sortValue(row) : QVariant(column.text(row, m_calendar));
    case LevelRole:
        return int(row.outlook ? row.outlook->level : numbering::FillLevel::Fine);
    default:
        return {};
    }
}

QVariant CounterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const CounterColumn &column = counterColumns()[size_t(section)];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(column));
    return role == Qt::DisplayRole ? column.heading() : QVariant();
}

bool CounterModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_waiting && !isCutOff();
}

void CounterModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_waiting = true;
    emit pageWanted(lastId());
}

} // namespace lekthi::models
