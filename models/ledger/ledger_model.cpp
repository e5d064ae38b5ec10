#include "models/ledger/ledger_model.h"

namespace lekthi::models {

using store::LedgerEntry;
using store::LedgerState;

LedgerModel::LedgerModel(const store::ReferenceData &reference, QObject *parent)
    : QAbstractTableModel(parent)
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

void LedgerModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_lines.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void LedgerModel::clear()
{
    beginResetModel();
    m_lines.clear();
    m_next.clear();
    m_complete = false;
    m_waiting = false;
    endResetModel();
}

void LedgerModel::appendPage(const QList<LedgerLine> &lines, const QString &next)
{
    m_complete = next.isEmpty();
    m_next = next;
    if (lines.isEmpty()) {
        m_waiting = false;
        return;
    }
    beginInsertRows({}, rowCount(), rowCount() + int(lines.size()) - 1);
    m_lines += lines;
    m_waiting = false; // not before: whoever hears of the rows may ask for those behind them
    endInsertRows();
}

int LedgerModel::rowOf(qint64 id) const
{
    for (int row = 0; row < m_lines.size(); ++row) {
        if (m_lines.at(row).entry.id == id)
            return row;
    }
    return -1;
}

int LedgerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int LedgerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LedgerModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LedgerLine &line = m_lines.at(index.row());
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

bool LedgerModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_complete && !m_waiting;
}

void LedgerModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_waiting = true;
    emit pageWanted(m_next);
}

} // namespace lekthi::models
