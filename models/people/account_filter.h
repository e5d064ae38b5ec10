#pragma once

#include "models/lists/list_order.h"
#include "models/people/account_rows.h"

#include <optional>

namespace lekthi::models {

/// What of the accounts is shown.
struct AccountChoice
{
    QString text = {}; ///< in a login, a name or a project's code
    std::optional<store::Role> role = {};
    std::optional<AccountState> state = {};

    bool narrows() const { return !text.isEmpty() || role || state; }
};

/// Sorts and filters an AccountModel, which is its source. UI thread only.
class AccountFilter : public OrderedRows
{
    Q_OBJECT

public:
    explicit AccountFilter(QObject *parent = nullptr);

    void setChoice(const AccountChoice &choice);
    const AccountRow *row(const QModelIndex &index) const; ///< nullptr for an invalid index

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    AccountChoice m_choice;
};

} // namespace lekthi::models
