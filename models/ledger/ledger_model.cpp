#include "models/ledger/ledger_model.h"

#include <algorithm>

namespace lekthi::models {

using store::LedgerEntry;
using store::LedgerState;

LedgerModel::LedgerModel(const store::ReferenceData &reference, QObject *parent)
    : PagedRows(parent)
    , m_names{.reference = reference}
{
}

void LedgerModel::setCalendar(numbering::Calendar calendar)
{
    m_names.calendar = calendar;
    retranslate();
}

void LedgerModel::setReference(const store::ReferenceData &reference)
{
    m_names.reference = reference;
    retranslate();
}

void LedgerModel::setPeople(const QList<store::Person> &people)
{
    m_names.people = peopleById(people);
    retranslate();
}

int LedgerModel::rowOf(qint64 id) const
{
    const auto found = std::ranges::find(rows(), id, [](const LedgerLine &line) { return line.entry.id; });
    return found == rows().cend() ? -1 : int(found - rows().cbegin());
}

int LedgerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LedgerModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LedgerLine &line = row(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(line.entry, index.column());
    if (role == NumberRole && index.column() == Number)
        return QVariant::fromValue(line.number);
    if (role == QuietRole)
        return line.entry.state != LedgerState::InForce && line.entry.state != LedgerState::Imported;
    return {};
}

QString LedgerModel::text(const LedgerEntry &entry, int column) const
{
    switch (column) {
    case Number:
        return entry.number;
    case State:
        return ledgerStateText(entry.state);
    case Document:
        return entry.documentId ? QString::number(*entry.documentId) : QString();
    case Person:
        return accountText(entry.personId, m_names);
    case Service:
        return entry.serviceId ? accountText(*entry.serviceId, m_names) : QString();
    case Counter:
        return ledgerCounterText(entry, m_names);
    case Version:
        return QString::number(entry.templateVersion);
    case Time:
        return ledgerTimeText(entry, m_names);
    default:
        return {};
    }
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("Number");
    case State:
        return tr("State");
    case Document:
        return tr("Document");
    case Person:
        return tr("Person");
    case Service:
        return tr("Service");
    case Counter:
        return tr("Counter");
    case Version:
        return tr("Version", "of the template");
    case Time:
        return tr("Time");
    default:
        return {};
    }
}

} // namespace lekthi::models
