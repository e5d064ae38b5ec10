#include "ui/setup/setup_assistant.h"

#include "ui/setup/setup_people_step.h"
#include "ui/setup/setup_place_step.h"
#include "ui/setup/setup_project_step.h"
#include "ui/setup/setup_run_step.h"
#include "ui/setup/setup_store_step.h"
#include "ui/setup/setup_template_step.h"
#include "ui/widgets/banner.h"

#include <QPushButton>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize usualAssistantSize(1000, 680);

} // namespace

SetupAssistant::SetupAssistant(models::StoreMaker maker, QWidget *parent)
    : StepDialog(u"setup"_s, usualAssistantSize, parent)
    , m_work(std::move(maker))
    , m_place(new SetupPlaceStep(this))
    , m_store(new SetupStoreStep(this))
    , m_project(new SetupProjectStep(this))
    , m_people(new SetupPeopleStep(this))
    , m_templates(new SetupTemplateStep(this))
    , m_run(new SetupRunStep(this))
{
    setObjectName(u"setupAssistant"_s);
    setSteps({m_place, m_store, m_project, m_people, m_templates, m_run});
    connectParts();
    retranslate();
    goTo(PlaceStep);
}

SetupAssistant::~SetupAssistant() = default;

void SetupAssistant::connectParts()
{
    connect(m_project, &SetupProjectStep::changed, this, &SetupAssistant::showState);
    connect(m_people, &SetupPeopleStep::changed, this, &SetupAssistant::showState);
    connect(m_place, &SetupPlaceStep::changed, this, [this] {
        m_made.reset();
        banner().hideMessage();
        showState();
    });
    connect(&m_work, &models::SetupWork::progressed, m_store, &SetupStoreStep::showProgress);
    connect(&m_work, &models::SetupWork::made, this, &SetupAssistant::takeMade);
    connect(&m_work, &models::SetupWork::failed, this, &SetupAssistant::takeFailure);
    connect(&m_work, &models::SetupWork::stepDone, m_run, &SetupRunStep::addStep);
    connect(&m_work, &models::SetupWork::finished, this, &SetupAssistant::takeOutcome);
}

void SetupAssistant::suggestOwn(bool isOwn)
{
    m_place->setOwn(isOwn);
}

void SetupAssistant::goTo(int step)
{
    if (step == TemplateStep)
        m_templates->setProject(m_project->project());
    if (step == RunStep)
        m_run->showPlan(plan(), models::problemsOf(plan(), m_made->reference, m_made->people));
    showStep(step);
}

void SetupAssistant::goOn()
{
    if (step() == PlaceStep && !m_made)
        make();
    else if (step() == RunStep && m_isDone)
        accept();
    else if (step() == RunStep)
        setUp();
    else
        goTo(step() + 1);
}

void SetupAssistant::goBack()
{
    goTo(step() - 1);
}

void SetupAssistant::make()
{
    const auto place = m_place->place();
    if (!place) {
        banner().showMessage(Banner::Kind::Error, place.error());
        return;
    }
    m_isOwn = place->isOwn;
    goTo(StoreStep);
    m_store->showProgress(tr("Connecting to the server…"));
    m_work.make(*place);
    showState();
}

void SetupAssistant::takeMade(const models::MadeStore &made)
{
    m_made = made;
    m_place->forgetPassword();
    m_store->showMade(made);
    showState();
}

void SetupAssistant::takeFailure(const models::OpenFailure &failure)
{
    goTo(PlaceStep);
    banner().showMessage(Banner::Kind::Error, failure.message);
}

models::SetupPlan SetupAssistant::plan() const
{
    const models::SetupProject project = m_project->project();
    models::SetupPlan plan;
    plan.wantsStarterSet = m_project->wantsStarterSet();
    plan.referenceSchema = m_project->referenceSchema();
    plan.projects = {project};
    plan.people = m_people->people(project.names.code);
    plan.templates = m_templates->templates();
    return plan;
}

void SetupAssistant::setUp()
{
    m_run->showRunning();
    m_work.setUp(m_made->administrator, plan());
    showState();
}

void SetupAssistant::takeOutcome(const models::SetupOutcome &outcome)
{
    m_isDone = outcome.isComplete();
    m_run->showOutcome(outcome, *m_made);
    if (m_isDone) {
        m_made->administrator = {};
        emit ready(m_isOwn, m_made->place);
    }
    showState();
}

QString SetupAssistant::whyNot() const
{
    if (m_work.isRunning())
        return step() == RunStep ? tr("Setting up…") : tr("Creating the store…");
    if (step() == ProjectStep)
        return m_project->whyNot();
    if (step() == PeopleStep && m_people->people({}).isEmpty())
        return tr("Enter at least one account.");
    if (step() == RunStep && !m_isDone &&
        models::hasErrors(models::problemsOf(plan(), m_made->reference, m_made->people)))
        return tr("Go back and correct what is marked.");
    return {};
}

QString SetupAssistant::nextText() const
{
    if (step() == PlaceStep && !m_made)
        return tr("Create the store");
    if (step() != RunStep)
        return tr("Next");
    return m_isDone ? tr("Go to sign-in") : tr("Set up");
}

void SetupAssistant::showState()
{
    showNext(nextText(), whyNot());
    backButton().setVisible(step() != PlaceStep && !m_isDone);
    backButton().setEnabled(!m_work.isRunning());
    cancelButton().setVisible(!m_isDone);
    cancelButton().setEnabled(!m_work.isRunning());
}

void SetupAssistant::retranslate()
{
    StepDialog::retranslate();
    setWindowTitle(tr("Set up a store"));
    setStepNames({tr("1 · Place"), tr("2 · Store"), tr("3 · Project"), tr("4 · People"), tr("5 · Templates"),
                  tr("6 · Set up")});
    backButton().setText(tr("Back"));
    m_place->retranslate();
    m_store->retranslate();
    m_project->retranslate();
    m_people->retranslate();
    m_templates->retranslate();
    m_run->retranslate();
    showState();
}

} // namespace lekthi::ui
