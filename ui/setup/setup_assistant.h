#pragma once

#include "models/setup/setup_check.h"
#include "models/setup/setup_work.h"
#include "ui/widgets/step_dialog.h"

#include <optional>

namespace lekthi::ui {

class SetupPeopleStep;
class SetupPlaceStep;
class SetupProjectStep;
class SetupRunStep;
class SetupStoreStep;
class SetupTemplateStep;

/// From nothing to a store in which the first number can be allocated, step by step. It can be left at any
/// time and taken up again: what the store holds by then stays. The administrator's entry is forgotten with
/// the dialog. Open with open(). UI thread only.
class SetupAssistant : public StepDialog
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

private:
    enum Step { PlaceStep, StoreStep, ProjectStep, PeopleStep, TemplateStep, RunStep };

    bool isUnderWay() const override { return m_work.isRunning(); }
    bool holdsInput() const override { return step() > StoreStep && !m_isDone; }
    void goOn() override;
    void goBack() override;
    void showState() override;
    void retranslate() override;

    void connectParts();
    void goTo(int step);
    void make();
    void takeMade(const models::MadeStore &made);
    void takeFailure(const models::OpenFailure &failure);
    void setUp();
    void takeOutcome(const models::SetupOutcome &outcome);
    models::SetupPlan plan() const;
    QString whyNot() const;
    QString nextText() const;

    models::SetupWork m_work;
    bool m_isOwn = true;
    std::optional<models::MadeStore> m_made;
    bool m_isDone = false;
    SetupPlaceStep *m_place;
    SetupStoreStep *m_store;
    SetupProjectStep *m_project;
    SetupPeopleStep *m_people;
    SetupTemplateStep *m_templates;
    SetupRunStep *m_run;
};

} // namespace lekthi::ui
