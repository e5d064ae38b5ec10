#pragma once

#include "models/people/administrator_entry.h"
#include "models/session/work.h"
#include "ui/widgets/careful_dialog.h"

#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lekthi::ui {

class ReasonField;

/// Does one thing to accounts with the sign-in of an administrator of the server: what it means, the fields
/// of the subclass, a reason where one is kept, and the button. Deletes itself. Open with begin(). UI thread
/// only.
class AccountDialog : public CarefulDialog
{
    Q_OBJECT

public:
    /// entry: open; outlives the dialog. name: of the objects, "role" gives roleDialog and roleSend.
    AccountDialog(models::AdministratorEntry &entry, const QString &name, QWidget *parent);

    /// Sets the texts, then opens.
    void begin();

signals:
    void done(); ///< the server did it

protected:
    QVBoxLayout *fields() { return m_fields; }
    models::AdministratorEntry &entry() { return m_entry; }
    /// For the deeds that keep one in the admin log; hidden until then.
    void askForReason(bool isAsked);
    bool isReasonAsked() const { return m_isReasonAsked; }
    QString reason() const;
    /// The subclass heard of something: what is missing and what it means may be another thing now.
    void readForm();
    void setTexts(const QString &title, const QString &means);
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

    bool holdsInput() const override;

private:
    virtual void retranslate() = 0;                         ///< setTexts() and those of the fields
    virtual QWidget *firstField() const { return nullptr; } ///< of those of the subclass
    virtual QString warning() const { return {}; }
    virtual QString missing() const = 0; ///< of the fields, in words; empty: nothing
    virtual QString actionText() const = 0;
    virtual models::Work<> work() const = 0; ///< only when nothing is missing
    bool isUnderWay() const override { return m_isWorking; }
    Banner &banner() override { return *m_banner; }
    void build(const QString &name);
    void submit();
    QString whatIsMissing() const;

    models::AdministratorEntry &m_entry;
    bool m_isWorking = false;
    bool m_isReasonAsked = false;
    QLabel *m_title;
    QLabel *m_means;
    QLabel *m_warning;
    QVBoxLayout *m_fields;
    ReasonField *m_reason;
    QLabel *m_why;
    Banner *m_banner;
    QPushButton *m_cancel;
    QPushButton *m_send;
};

} // namespace lekthi::ui
