#pragma once

#include "core/store/templates/number_template.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace lekthi::ui {

class ReasonField;

/// Asks why a template whose numbers can be equal is to be saved all the same, for the Super Admin who
/// decides about it. Open with open(). UI thread only.
class TemplateRequestDialog : public QDialog
{
    Q_OBJECT

public:
    /// sentence: which two documents would share a number. The reason begins with that of the change.
    TemplateRequestDialog(store::TemplateChange change, QString sentence, bool hasApprovers,
                          QWidget *parent = nullptr);

signals:
    void requested(const store::TemplateChange &change); ///< with the reason for the approver

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void submit();
    void showState();
    void retranslate();
    QString whatToDo() const;

    store::TemplateChange m_change;
    QString m_collision;
    bool m_hasApprovers;
    QLabel *m_title;
    QLabel *m_sentence;
    QLabel *m_what;
    QWidget *m_fields;
    ReasonField *m_reason;
    QLabel *m_missing;
    QPushButton *m_cancel;
    QPushButton *m_request;
};

} // namespace lekthi::ui
