#pragma once

#include "core/numbering/calendar.h"
#include "core/store/reference/reference_values.h"
#include "models/people/account_rows.h"

#include <QAbstractTableModel>

namespace lekthi::models {

/// The accounts of the store as a table, in the order in which they were read. UI thread only.
class AccountModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Account, RoleTitle, Projects, State, LastSignIn, RateLimit, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole, ///< times and limits by their value
        SearchRole,              ///< what a person may look for, of the whole row
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Accounts that were there before keep their rows if no other comes or goes.
    void setRows(const QList<AccountRow> &rows);
    void setReference(const store::ReferenceData &reference);
    void setCalendar(numbering::Calendar calendar);

    const QList<AccountRow> &rows() const { return m_rows; }
    const AccountRow &row(int row) const { return m_rows.at(row); }
    int rowOf(const QString &login) const; ///< -1: none

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void retranslate();
    QString text(const AccountRow &row, int column) const;
    QVariant sortValue(const AccountRow &row, int column) const;
    QString searchText(const AccountRow &row) const;

    QList<AccountRow> m_rows;
    store::ReferenceData m_reference;
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
};

} // namespace lekthi::models
