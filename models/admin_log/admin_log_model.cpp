#include "models/admin_log/admin_log_model.h"

#include "models/admin_log/admin_log_text.h"
#include "models/time_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

AdminLogModel::AdminLogModel(NameOf nameOf, const store::ReferenceData &reference, QObject *parent)
    : QAbstractTableModel(parent)
    , m_nameOf(std::move(nameOf))
    , m_names{reference, {}, {}}
{
}

void AdminLogModel::setCalendar(numbering::Calendar calendar)
{
    m_calendar = calendar;
    retranslate();
}

void AdminLogModel::setReference(const store::ReferenceData &reference)
{
    m_names.reference = reference;
    retranslate();
}

void AdminLogModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_entries.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void AdminLogModel::clear()
{
    beginResetModel();
    m_entries.clear();
    m_complete = false;
    m_waiting = false;
    endResetModel();
}

void AdminLogModel::appendPage(const QList<store::AdminEntry> &entries, bool isLast)
{
    m_complete = isLast;
    if (entries.isEmpty()) {
        m_waiting = false;
        return;
    }
    beginInsertRows({}, rowCount(), rowCount() + int(entries.size()) - 1);
    m_entries += entries;
    m_waiting = false; // not before: whoever hears of the rows may ask for those behind them
    endInsertRows();
}

void AdminLogModel::learn(const QHash<qint64, numbering::CounterKey> &counters,
                          const QHash<qint64, qint64> &countersOfRequests)
{
    m_names.counters.insert(counters);
    m_names.countersOfRequests.insert(countersOfRequests);
}

QString AdminLogModel::timeText(const store::AdminEntry &entry) const
{
    return models::timeText(entry.occurredAt, m_calendar);
}

int AdminLogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

int AdminLogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AdminLogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(m_entries.at(index.row()), index.column());
    return {};
}

QString AdminLogModel::text(const store::AdminEntry &entry, int column) const
{
    switch (column) {
    case Time:
        return timeText(entry);
    case Who:
        return m_nameOf(entry.login);
    case Action:
        return entry.denied ? tr("✕ Denied: %1").arg(actionText(entry.action)) : actionText(entry.action);
    case Subject:
        return subjectText(entry, m_names, m_calendar);
    case Details:
        return detailsText(entry);
    case Reason:
        return entry.reason;
    default:
        return {};
    }
}

QVariant AdminLogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time:
        return tr("Time");
    case Who:
        return tr("Who");
    case Action:
        return tr("Action");
    case Subject:
        return tr("Subject");
    case Details:
        return tr("Details");
    case Reason:
        return tr("Reason");
    default:
        return {};
    }
}

bool AdminLogModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_waiting;
}

void AdminLogModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_waiting = true;
    emit pageWanted(lastSequence());
}

} // namespace lekthi::models
