#pragma once

#include "models/people/account_rows.h"
#include "ui/people/account_dialog.h"

namespace lekthi::store {
struct ReferenceData;
} // namespace lekthi::store

namespace lekthi::ui {

class RoleFields;

/// Gives an account another role, or other projects. UI thread only.
class RoleDialog : public AccountDialog
{
    Q_OBJECT

public:
    /// superAdminsLeft: as models::superAdminsWithout() has it.
    RoleDialog(models::AdministratorEntry &entry, models::AccountRow row, std::optional<int> superAdminsLeft,
               const store::ReferenceData &reference, QWidget *parent);

private:
    void retranslate() override;
    QWidget *firstField() const override;
    QString warning() const override;
    QString missing() const override;
    QString actionText() const override;
    models::Work<> work() const override;
    bool holdsInput() const override;
    bool changesRole() const;
    bool changesProjects() const;

    const models::AccountRow m_row;
    const std::optional<int> m_superAdminsLeft;
    RoleFields *m_role;
};

} // namespace lekthi::ui
