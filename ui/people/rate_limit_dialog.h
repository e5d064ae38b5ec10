#pragma once

#include "models/people/account_rows.h"
#include "ui/people/account_dialog.h"

class QRadioButton;
class QSpinBox;

namespace lekthi::ui {

/// Says how many numbers a numbering service may allocate in a minute. UI thread only.
class RateLimitDialog : public AccountDialog
{
    Q_OBJECT

public:
    RateLimitDialog(models::AdministratorEntry &entry, models::AccountRow row, QWidget *parent);

private:
    void retranslate() override;
    QWidget *firstField() const override;
    QString missing() const override;
    QString actionText() const override;
    models::Work<> work() const override;
    bool holdsInput() const override;
    std::optional<int> wished() const;

    const models::AccountRow m_row;
    QRadioButton *m_default;
    QRadioButton *m_limited;
    QSpinBox *m_limit;
    QRadioButton *m_unlimited;
};

} // namespace lekthi::ui
