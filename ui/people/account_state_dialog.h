#pragma once

#include "models/people/account_rows.h"
#include "ui/people/account_dialog.h"

namespace lekthi::ui {

/// Deactivates an account, activates it or gives it a one-time password. UI thread only.
class AccountStateDialog : public AccountDialog
{
    Q_OBJECT

public:
    /// superAdminsLeft: as models::superAdminsWithout() has it.
    AccountStateDialog(models::AdministratorEntry &entry, models::AccountDeed deed, models::AccountRow row,
                       std::optional<int> superAdminsLeft, QWidget *parent);

    /// The one-time password that is set; empty for other deeds.
    QString password() const { return m_password; }

private:
    void retranslate() override;
    QString warning() const override;
    QString missing() const override { return {}; }
    QString actionText() const override;
    models::Work<> work() const override;
    QString meaning() const;

    const models::AccountDeed m_deed;
    const models::AccountRow m_row;
    const std::optional<int> m_superAdminsLeft;
    const QString m_password;
};

} // namespace lekthi::ui
