#include "models/errors/error_model.h"

#include "models/time_text.h"

namespace lekthi::models {

using store::ErrorEntry;

ErrorModel::ErrorModel(const store::ReferenceData &reference, QObject *parent)
    : PagedRows(parent)
    , m_names{.reference = reference}
{
}

void ErrorModel::setCalendar(numbering::Calendar calendar)
{
    m_names.calendar = calendar;
    retranslate();
}

void ErrorModel::setReference(const store::ReferenceData &reference)
{
    m_names.reference = reference;
    retranslate();
}

void ErrorModel::setPeople(const QList<store::Person> &people)
{
    m_names.people = peopleById(people);
    retranslate();
}

int ErrorModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ErrorModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(row(index.row()), index.column());
    return {};
}

QString ErrorModel::text(const ErrorEntry &entry, int column) const
{
    switch (column) {
    case Time:
        return timeText(entry.createdAt, m_names.calendar);
    case Type:
        return errorTypeText(entry.type);
    case Message:
        return entry.message.simplified();
    case Person:
        return errorPersonText(entry, m_names);
    case Reference:
        return entry.reference;
    case State:
        return errorStateText(entry, m_names.calendar);
    default:
        return {};
    }
}

QVariant ErrorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time:
        return tr("Time");
    case Type:
        return tr("Error");
    case Message:
        return tr("What happened");
    case Person:
        return tr("Person");
    case Reference:
        return tr("Reference");
    case State:
        return tr("State");
    default:
        return {};
    }
}

} // namespace lekthi::models
