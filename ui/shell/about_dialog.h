#pragma once

#include "models/status/program_facts.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace lekthi::ui {

class FactsGrid;

/// Name, version, licence, and what the program stands on. Open with open(). UI thread only.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QList<models::ProgramFact> facts, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void copy();

    QList<models::ProgramFact> m_facts;
    QLabel *m_purpose;
    QLabel *m_licence;
    QLabel *m_parts;
    FactsGrid *m_grid;
    QLabel *m_copied;
    QPushButton *m_copy;
    QPushButton *m_close;
};

} // namespace lekthi::ui
