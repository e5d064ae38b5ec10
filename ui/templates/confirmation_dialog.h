#pragma once

#include "core/store/people/people.h"
#include "core/store/templates/number_template.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace lekthi::ui {

class Banner;

/// A Super Admin answers at this desk for a template whose numbers can be equal in the whole store: with his
/// own account and password, which serve for this one call and are kept nowhere. Open with open(). UI thread
/// only.
class ConfirmationDialog : public QDialog
{
    Q_OBJECT

public:
    /// What is to be confirmed.
    struct Matter
    {
        store::Address address; ///< of the store; its account and password are not used
        store::TemplateChange change;
        QString sentence;                 ///< which two documents would share a number
        QList<store::Person> superAdmins; ///< active ones who are other people than the one who saves
    };

    explicit ConfirmationDialog(Matter matter, QWidget *parent = nullptr);

    void reject() override; ///< not while the store is being asked

signals:
    void confirmed(); ///< the change can be saved now

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void submit();
    void take(const store::Result<void> &done);
    void showState();
    void retranslate();
    void fillAccounts();
    QString whatToDo() const;
    bool hasSuperAdmin() const { return !m_matter.superAdmins.isEmpty(); }

    Matter m_matter;
    QLabel *m_title;
    QLabel *m_sentence;
    QLabel *m_what;
    QWidget *m_fields;
    QLabel *m_accountCaption;
    QComboBox *m_account;
    QLabel *m_passwordCaption;
    QLineEdit *m_password;
    QLabel *m_reasonCaption;
    QLineEdit *m_reason;
    QLabel *m_missing;
    Banner *m_banner;
    QPushButton *m_cancel;
    QPushButton *m_confirm;
    bool m_working = false;
};

} // namespace lekthi::ui
