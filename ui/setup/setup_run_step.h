#pragma once

#include "models/people/hand_over_sheet.h"
#include "models/setup/setup_check.h"
#include "models/setup/setup_work.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace lekthi::ui {

class Banner;
class Card;

/// The last step of setting up: what speaks against the plan, what is being done, and the passwords to hand
/// over. UI thread only.
class SetupRunStep : public QWidget
{
    Q_OBJECT

public:
    explicit SetupRunStep(QWidget *parent = nullptr);

    void showPlan(const models::SetupPlan &plan, const QList<models::SetupProblem> &problems);
    void showRunning();
    void addStep(const models::SetupStep &step);
    void showOutcome(const models::SetupOutcome &outcome, const models::MadeStore &store);
    void retranslate();

private:
    void showSteps(const models::SetupOutcome &outcome);
    void showPasswords();
    void save();
    void copy();
    static QString summaryOf(const models::SetupPlan &plan);

    QList<models::HandOver> handOvers() const;

    store::Address m_place;
    QString m_madeBy;
    QList<models::HandedPassword> m_passwords;
    Banner *m_banner;
    Card *m_planCard;
    QLabel *m_plan;
    Card *m_stepsCard;
    QLabel *m_steps;
    QProgressBar *m_bar;
    Card *m_passwordCard;
    QLabel *m_passwordHint;
    QTableWidget *m_table;
    QPushButton *m_save;
    QPushButton *m_copy;
};

} // namespace lekthi::ui
