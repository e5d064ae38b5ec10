#include "models/people/account_filter.h"

#include "models/people/account_model.h"

namespace lekthi::models {

AccountFilter::AccountFilter(QObject *parent)
    : OrderedRows(parent)
{
    setSortRole(AccountModel::SortRole);
}

void AccountFilter::setChoice(const AccountChoice &choice)
{
    m_choice = choice;
    invalidateFilter();
}

const AccountRow *AccountFilter::row(const QModelIndex &index) const
{
    const QModelIndex source = mapToSource(index);
    return source.isValid() ? &static_cast<const AccountModel *>(sourceModel())->row(source.row()) : nullptr;
}

bool AccountFilter::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    const auto *accounts = static_cast<const AccountModel *>(sourceModel());
    const AccountRow &row = accounts->row(sourceRow);
    if (m_choice.role && row.person.role != *m_choice.role)
        return false;
    if (m_choice.state && stateOf(row) != *m_choice.state)
        return false;
    return m_choice.text.isEmpty() || accounts->index(sourceRow, 0)
                                          .data(AccountModel::SearchRole)
                                          .toString()
                                          .contains(m_choice.text, Qt::CaseInsensitive);
}

} // namespace lekthi::models
