#include "models/people/account_model.h"

#include "models/people/account_text.h"
#include "models/session/session.h"

#include <algorithm>
#include <limits>

namespace lekthi::models {

using namespace Qt::StringLiterals;

void AccountModel::setRows(const QList<AccountRow> &rows)
{
    const bool areSame =
        std::equal(rows.cbegin(), rows.cend(), m_rows.cbegin(), m_rows.cend(),
                   [](const AccountRow &a, const AccountRow &b) { return a.person.login == b.person.login; });
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

void AccountModel::setReference(const store::ReferenceData &reference)
{
    m_reference = reference;
    retranslate();
}

void AccountModel::setCalendar(numbering::Calendar calendar)
{
    m_calendar = calendar;
    retranslate();
}

void AccountModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int AccountModel::rowOf(const QString &login) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [&](const AccountRow &row) { return row.person.login == login; });
    return found == m_rows.cend() ? -1 : int(found - m_rows.cbegin());
}

int AccountModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int AccountModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AccountModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AccountRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(row, index.column());
    case SortRole:
        return sortValue(row, index.column());
    case SearchRole:
        return searchText(row);
    default:
        return {};
    }
}

QString AccountModel::text(const AccountRow &row, int column) const
{
    switch (column) {
    case Name:
        return displayName(row.person);
    case Account:
        return row.person.login;
    case RoleTitle:
        return roleTitle(row.person.role);
    case Projects:
        return projectsText(row.person, m_reference);
    case State:
        return stateText(stateOf(row));
    case LastSignIn:
        return lastSignInText(row, m_calendar);
    case RateLimit:
        return rateLimitText(row.person);
    default:
        return {};
    }
}

QVariant AccountModel::sortValue(const AccountRow &row, int column) const
{
    if (column == LastSignIn)
        return row.signedInAt.isValid() ? row.signedInAt.toMSecsSinceEpoch() : qint64(0);
    if (column != RateLimit)
        return text(row, column);
    const QString shown = rateLimitText(row.person);
    if (shown.isEmpty() || !row.person.numbersPerMinute)
        return shown.isEmpty() ? -1 : 0;
    return *row.person.numbersPerMinute == 0 ? std::numeric_limits<int>::max() : *row.person.numbersPerMinute;
}

QString AccountModel::searchText(const AccountRow &row) const
{
    return QStringList{row.person.login, row.person.displayNameThai, row.person.displayNameEnglish,
                       projectsText(row.person, m_reference)}
        .join(u'\n');
}

QVariant AccountModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Name");
    case Account:
        return tr("Account");
    case RoleTitle:
        return tr("Role");
    case Projects:
        return tr("Projects");
    case State:
        return tr("State");
    case LastSignIn:
        return tr("Last sign-in");
    case RateLimit:
        return tr("Rate limit");
    default:
        return {};
    }
}

} // namespace lekthi::models
