#pragma once

#include "models/setup/setup_check.h"
#include "models/setup/setup_work.h"
#include "ui/widgets/careful_dialog.h"

#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace lekthi::ui {

class Banner;
class SetupPeopleStep;
class SetupPlaceStep;
class SetupProjectStep;
class SetupRunStep;
class SetupStoreStep;
class SetupTemplateStep;

/// From nothing to a store in which the first number can be allocated, step by step. It can be left at any
/// time and taken up again: what the store holds by then stays. The administrator's entry is forgotten with
/// the dialog. Open with open(). UI thread only.
class SetupAssistant : public CarefulDialog
{
    Q_OBJECT

public:
    explicit SetupAssistant(models::StoreMaker maker, QWidget *parent = nullptr);
    ~SetupAssistant() override;

    /// Where a store is that was begun.
    void suggestOwn(bool isOwn);

signals:
    /// Somebody can sign in there now.
    void ready(bool isOwn, const lekthi::store::Address &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Step { PlaceStep, StoreStep, ProjectStep, PeopleStep, TemplateStep, RunStep, StepCount };

    bool isUnderWay() const override { return m_work.isRunning(); }
    bool holdsInput() const override { return m_step > StoreStep && !m_isDone; }
    Banner &banner() override { return *m_banner; }

    void build();
    QLayout *makeButtons();
    void connectParts();
    void goTo(Step step);
    void goOn();
    void goBack();
    void make();
    void takeMade(const models::MadeStore &made);
    void takeFailure(const models::OpenFailure &failure);
    void setUp();
    void takeOutcome(const models::SetupOutcome &outcome);
    models::SetupPlan plan() const;
    QString whyNot() const;
    QString nextText() const;
    void showState();
    void retranslate();

    models::SetupWork m_work;
    bool m_isOwn = true;
    std::optional<models::MadeStore> m_made;
    Step m_step = PlaceStep;
    bool m_isDone = false;
    QLabel *m_names[StepCount];
    Banner *m_banner;
    QStackedWidget *m_steps;
    SetupPlaceStep *m_place;
    SetupStoreStep *m_store;
    SetupProjectStep *m_project;
    SetupPeopleStep *m_people;
    SetupTemplateStep *m_templates;
    SetupRunStep *m_run;
    QLabel *m_why;
    QPushButton *m_cancel;
    QPushButton *m_back;
    QPushButton *m_next;
};

} // namespace lekthi::ui
