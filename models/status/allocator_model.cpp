#include "models/status/allocator_model.h"

#include "models/time_text.h"

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;

void AllocatorModel::setAllocators(const QList<SeenAllocator> &allocators, numbering::Calendar calendar)
{
    m_calendar = calendar;
    const auto isSame = [](const SeenAllocator &one, const SeenAllocator &other) {
        return one.program == other.program && one.computer == other.computer && one.login == other.login;
    };
    if (std::ranges::equal(allocators, m_allocators, isSame)) {
        m_allocators = allocators;
        showAnew();
        return;
    }
    beginResetModel();
    m_allocators = allocators;
    endResetModel();
}

void AllocatorModel::showAnew()
{
    if (!m_allocators.isEmpty())
        emit dataChanged(index(0, 0), index(int(m_allocators.size()) - 1, ColumnCount - 1));
}

void AllocatorModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    showAnew();
}

int AllocatorModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_allocators.size());
}

int AllocatorModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString AllocatorModel::text(const SeenAllocator &one, int column) const
{
    switch (column) {
    case State:
        return one.isGone ? tr("– gone") : tr("✓ running");
    case Program:
        return one.program;
    case Computer:
        return one.computer;
    case Login:
        return one.login;
    case Seen:
        return timeText(one.seen, m_calendar);
    case Sessions:
        return tr("%1 of %2").arg(one.state.sessions).arg(one.state.sessionLimit);
    case Waiting:
        return QString::number(one.state.waiting);
    default:
        return redisStateText(one.state.redis);
    }
}

QVariant AllocatorModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    return text(m_allocators.at(index.row()), index.column());
}

QVariant AllocatorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case State:
        return tr("State");
    case Program:
        return tr("Program");
    case Computer:
        return tr("Computer");
    case Login:
        return tr("Account");
    case Seen:
        return tr("Last seen");
    case Sessions:
        return tr("Sessions");
    case Waiting:
        return tr("Waiting");
    default:
        return u"Redis"_s;
    }
}

} // namespace lekthi::models
