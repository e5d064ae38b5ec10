#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace lekthi::ui {

/// What to do for alerts of a rule: its section of the runbook, which is in English, with commands to copy.
/// Open with open(). UI thread only.
class RunbookDialog : public QDialog
{
    Q_OBJECT

public:
    RunbookDialog(QString rule, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showTexts();

    const QString m_rule;
    QLabel *m_note;
    QTextBrowser *m_text;
    QPushButton *m_copy;
    QPushButton *m_close;
};

} // namespace lekthi::ui
