#pragma once

#include "models/people/administrator_entry.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace lekthi::ui {

class Banner;

/// Asks for the sign-in of an administrator of the server, who alone makes and changes accounts, and shows
/// the command that does it without. Accepted once that administrator is in. Deletes itself. UI thread only.
class AdministratorDialog : public QDialog
{
    Q_OBJECT

public:
    /// entry: outlives the dialog.
    AdministratorDialog(models::AdministratorEntry &entry, QString command, QWidget *parent);

    void reject() override; ///< not while the server is being asked

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void submit();
    void refuse(const store::Error &error);
    void showState();
    void retranslate();

    models::AdministratorEntry &m_entry;
    const QString m_commandText;
    bool m_isWorking = false;
    QLabel *m_title;
    QLabel *m_means;
    QLabel *m_loginCaption;
    QLineEdit *m_login;
    QLabel *m_passwordCaption;
    QLineEdit *m_password;
    Banner *m_banner;
    QLabel *m_commandCaption;
    QLabel *m_command;
    QPushButton *m_copy;
    QPushButton *m_cancel;
    QPushButton *m_enter;
};

} // namespace lekthi::ui
