#pragma once

#include "core/store/people/accounts.h"
#include "core/store/reference/reference_values.h"
#include "ui/people/account_dialog.h"

class QLineEdit;

namespace lekthi::ui {

class RoleFields;

/// Adds the account of a person or a numbering service, with a one-time password. UI thread only.
class NewAccountDialog : public AccountDialog
{
    Q_OBJECT

public:
    NewAccountDialog(models::AdministratorEntry &entry, const store::ReferenceData &reference,
                     QWidget *parent);

    store::NewAccount account() const;
    QString password() const { return m_password; }

private:
    QLineEdit *addField(QLabel *caption, const QString &name);
    void retranslate() override;
    QWidget *firstField() const override;
    QString missing() const override;
    QString actionText() const override;
    models::Work<> work() const override;
    bool holdsInput() const override;

    const QString m_password;
    QWidget *m_form;
    QLabel *m_loginCaption;
    QLineEdit *m_login;
    QLabel *m_nameCaption;
    QLineEdit *m_name;
    QLabel *m_englishCaption;
    QLineEdit *m_english;
    QLabel *m_hostCaption;
    QLineEdit *m_host;
    RoleFields *m_role;
};

} // namespace lekthi::ui
