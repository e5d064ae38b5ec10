#pragma once

#include "core/store/session/address.h"
#include "core/store/session/error.h"

#include <QWidget>

#include <tl/expected.hpp>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace lekthi::ui {

/// Where a store's server is and as whom to enter it. UI thread only.
class ServerForm : public QWidget
{
    Q_OBJECT

public:
    /// What cannot be right, in a finished sentence, and the field to mend it in.
    struct Problem
    {
        QString sentence;
        QWidget *field;
    };

    explicit ServerForm(QWidget *parent = nullptr);

    void setAddress(const store::Address &address);
    /// Only this server: account and password alone are asked for.
    void fixServer(const store::Address &address);
    tl::expected<store::Address, Problem> address() const;
    /// What is written so far, be it complete or not.
    QString account() const;

    void setPassword(const QString &password);
    bool hasPassword() const;
    /// Offers to keep the password in the desktop's keychain.
    void offerKeeping(bool isKept);
    bool wantsKeeping() const;
    /// A quiet sentence below the fields; empty: none.
    void showNote(const QString &sentence);

    void focusFirst();
    /// Goes to the field that the failure is about.
    void focusOn(store::ErrorKind kind);

signals:
    void submitted();
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void addField(QGridLayout *grid, int row, int column, QLabel *caption, QWidget *field);
    void retranslate();
    void chooseAuthority();
    void adaptToHost();
    bool namesSocket() const;
    QString textOfNodes() const;
    tl::expected<store::Address, QString> read() const;

    store::Address m_base; ///< what the form does not ask for
    bool m_isFixed = false;
    QLabel *m_server;
    QWidget *m_place;
    QLabel *m_hostCaption;
    QLineEdit *m_host;
    QLabel *m_portCaption;
    QSpinBox *m_port;
    QLabel *m_databaseCaption;
    QLineEdit *m_database;
    QLabel *m_authorityCaption;
    QLineEdit *m_authority;
    QPushButton *m_choose;
    QLabel *m_userCaption;
    QLineEdit *m_user;
    QLabel *m_passwordCaption;
    QLineEdit *m_password;
    QCheckBox *m_keep;
    QLabel *m_note;
};

} // namespace lekthi::ui
