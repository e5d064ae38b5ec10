#pragma once

#include "core/store/session/address.h"
#include "core/store/session/error.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace lekthi::ui {

class Banner;
class NewPasswordForm;

/// Gives one's own account a new password, for which the present one is asked. Open with open(); closes
/// itself once the server took the new one. UI thread only.
class PasswordDialog : public QDialog
{
    Q_OBJECT

public:
    /// address: of the account; the password in it is not used.
    explicit PasswordDialog(store::Address address, QWidget *parent = nullptr);

    void reject() override; ///< not while the server is being asked

signals:
    void changed(const QString &password);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void submit();
    void take(const store::Result<void> &done, const QString &password);
    void showState();
    void retranslate();

    store::Address m_address;
    QLabel *m_title;
    QLabel *m_presentCaption;
    QLineEdit *m_present;
    NewPasswordForm *m_form;
    Banner *m_banner;
    QPushButton *m_cancel;
    QPushButton *m_change;
    bool m_working = false;
};

} // namespace lekthi::ui
