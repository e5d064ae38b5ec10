#pragma once

#include "models/status/program_facts.h"
#include "ui/widgets/careful_dialog.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace lekthi::ui {

/// A letter about a fault, begun with the questions it has to answer and the versions it is about, to be
/// copied. Nothing is sent. Open with open(). UI thread only.
class FaultReportDialog : public CarefulDialog
{
    Q_OBJECT

public:
    explicit FaultReportDialog(const QList<models::ProgramFact> &facts, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void copy();
    bool isUnderWay() const override { return false; }
    bool holdsInput() const override;
    Banner &banner() override { return *m_banner; }

    QLabel *m_title;
    QLabel *m_purpose;
    QPlainTextEdit *m_text;
    Banner *m_banner;
    QPushButton *m_copy;
    QPushButton *m_close;
};

} // namespace lekthi::ui
