#pragma once

#include "ui/widgets/careful_dialog.h"

#include <QList>
#include <QSize>
#include <QStringList>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace lekthi::ui {

/// A dialog that leads from step to step: the names of the steps, a banner, the step, and below it why it
/// does not go on, Cancel, Back and the button that goes on. It is deleted when it is closed. Open with
/// open(). UI thread only.
class StepDialog : public CarefulDialog
{
    Q_OBJECT

protected:
    /// name: what the names of its parts for tests begin with, "setup" for "setupNext".
    StepDialog(const QString &name, QSize usual, QWidget *parent);

    /// Once, in their order; their parent is the dialog.
    void setSteps(const QList<QWidget *> &steps);
    void setStepNames(const QStringList &names);

    int step() const;
    /// Takes away what the banner says and brings the keyboard to the step; then showState.
    void showStep(int step);
    /// why: what keeps it from going on, empty if nothing does.
    void showNext(const QString &text, const QString &why);

    Banner &banner() override { return *m_banner; }
    QPushButton &cancelButton() { return *m_cancel; }
    QPushButton &backButton() { return *m_back; }

    virtual void goOn() = 0;
    virtual void goBack() = 0;
    virtual void showState() = 0;
    virtual void retranslate();

    void changeEvent(QEvent *event) override;

private:
    QLayout *makeButtons(const QString &name);

    QList<QLabel *> m_names;
    Banner *m_banner;
    QStackedWidget *m_steps;
    QLabel *m_why;
    QPushButton *m_cancel;
    QPushButton *m_back;
    QPushButton *m_next;
};

} // namespace lekthi::ui
