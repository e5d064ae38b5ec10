#include "models/admin_log/admin_log_model.h"

#include "models/admin_log/admin_log_text.h"
#include "models/time_text.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

AdminLogModel::AdminLogModel(NameOf nameOf, const store::ReferenceData &reference, QObject *parent)
    : PagedRows(parent)
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

int AdminLogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AdminLogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(row(index.row()), index.column());
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

} // namespace lekthi::models
