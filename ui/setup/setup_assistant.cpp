#include "ui/setup/setup_assistant.h"

#include "ui/setup/setup_people_step.h"
#include "ui/setup/setup_place_step.h"
#include "ui/setup/setup_project_step.h"
#include "ui/setup/setup_run_step.h"
#include "ui/setup/setup_store_step.h"
#include "ui/setup/setup_template_step.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize usualAssistantSize(1000, 680);
constexpr QSize smallestAssistant(760, 520);

} // namespace

SetupAssistant::SetupAssistant(models::StoreMaker maker, QWidget *parent)
    : CarefulDialog(parent)
    , m_work(std::move(maker))
    , m_banner(new Banner(this))
    , m_steps(new QStackedWidget(this))
    , m_place(new SetupPlaceStep(this))
    , m_store(new SetupStoreStep(this))
    , m_project(new SetupProjectStep(this))
    , m_people(new SetupPeopleStep(this))
    , m_templates(new SetupTemplateStep(this))
    , m_run(new SetupRunStep(this))
{
    setObjectName(u"setupAssistant"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_banner->setObjectName(u"setupBanner"_s);
    build();
    connectParts();
    retranslate();
    resize(usualAssistantSize);
    setMinimumSize(smallestAssistant);
    goTo(PlaceStep);
}

SetupAssistant::~SetupAssistant() = default;

void SetupAssistant::build()
{
    auto *names = new QHBoxLayout;
    names->setSpacing(theme::margin);
    for (QLabel *&name : m_names) {
        name = makeLabel(this);
        name->setWordWrap(false);
        names->addWidget(name);
    }
    names->addStretch(1);
    for (QWidget *step : {static_cast<QWidget *>(m_place), static_cast<QWidget *>(m_store),
                          static_cast<QWidget *>(m_project), static_cast<QWidget *>(m_people),
                          static_cast<QWidget *>(m_templates), static_cast<QWidget *>(m_run)})
        m_steps->addWidget(step);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addLayout(names);
    layout->addWidget(m_banner);
    layout->addWidget(m_steps, 1);
    layout->addLayout(makeButtons());
}

QLayout *SetupAssistant::makeButtons()
{
    m_why = makeLabel(this, Look::Small);
    m_cancel = new QPushButton(this);
    m_back = new QPushButton(this);
    m_next = new QPushButton(this);
    m_why->setObjectName(u"setupWhyNot"_s);
    m_cancel->setObjectName(u"setupCancel"_s);
    m_back->setObjectName(u"setupBack"_s);
    m_next->setObjectName(u"setupNext"_s);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QPushButton *button : {m_cancel, m_back, m_next})
        button->setAutoDefault(false);
    theme::setLook(m_next, Look::PrimaryButton);
    auto *row = new QHBoxLayout;
    row->setSpacing(theme::gapSmall);
    row->addWidget(m_why, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_back);
    row->addWidget(m_next);
    return row;
}

void SetupAssistant::connectParts()
{
    connect(m_project, &SetupProjectStep::changed, this, &SetupAssistant::showState);
    connect(m_people, &SetupPeopleStep::changed, this, &SetupAssistant::showState);
    connect(m_place, &SetupPlaceStep::changed, this, [this] {
        m_made.reset();
        m_banner->hideMessage();
        showState();
    });
    connect(m_cancel, &QPushButton::clicked, this, &SetupAssistant::cancel);
    connect(m_back, &QPushButton::clicked, this, &SetupAssistant::goBack);
    connect(m_next, &QPushButton::clicked, this, &SetupAssistant::goOn);
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

void SetupAssistant::goTo(Step step)
{
    m_step = step;
    m_banner->hideMessage();
    if (step == TemplateStep)
        m_templates->setProject(m_project->project());
    if (step == RunStep)
        m_run->showPlan(plan(), models::problemsOf(plan(), m_made->reference, m_made->people));
    m_steps->setCurrentIndex(step);
    takeKeyboard(*m_steps->currentWidget());
    showState();
}

void SetupAssistant::goOn()
{
    if (m_step == PlaceStep && !m_made)
        make();
    else if (m_step == RunStep && m_isDone)
        accept();
    else if (m_step == RunStep)
        setUp();
    else
        goTo(Step(m_step + 1));
}

void SetupAssistant::goBack()
{
    goTo(Step(m_step - 1));
}

void SetupAssistant::make()
{
    const auto place = m_place->place();
    if (!place) {
        m_banner->showMessage(Banner::Kind::Error, place.error());
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
    m_store->showMade(made.findings);
    showState();
}

void SetupAssistant::takeFailure(const models::OpenFailure &failure)
{
    goTo(PlaceStep);
    m_banner->showMessage(Banner::Kind::Error, failure.message);
}

models::SetupPlan SetupAssistant::plan() const
{
    const models::SetupProject project = m_project->project();
    models::SetupPlan plan;
    plan.wantsStarterSet = m_project->wantsStarterSet();
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
        return m_step == RunStep ? tr("Setting up…") : tr("Creating the store…");
    if (m_step == ProjectStep)
        return m_project->whyNot();
    if (m_step == PeopleStep && m_people->people({}).isEmpty())
        return tr("Enter at least one account.");
    if (m_step == RunStep && !m_isDone &&
        models::hasErrors(models::problemsOf(plan(), m_made->reference, m_made->people)))
        return tr("Go back and correct what is marked.");
    return {};
}

QString SetupAssistant::nextText() const
{
    if (m_step == PlaceStep && !m_made)
        return tr("Create the store");
    if (m_step != RunStep)
        return tr("Next");
    return m_isDone ? tr("Go to sign-in") : tr("Set up");
}

void SetupAssistant::showState()
{
    const QString why = whyNot();
    m_why->setText(why);
    m_next->setText(nextText());
    m_next->setEnabled(why.isEmpty());
    m_next->setAccessibleDescription(why);
    m_back->setVisible(m_step != PlaceStep && !m_isDone);
    m_back->setEnabled(!m_work.isRunning());
    m_cancel->setVisible(!m_isDone);
    m_cancel->setEnabled(!m_work.isRunning());
    for (int step = 0; step < StepCount; ++step)
        theme::setLook(m_names[step], step == m_step ? Look::AccentText : Look::Secondary);
}

void SetupAssistant::changeEvent(QEvent *event)
{
    CarefulDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SetupAssistant::retranslate()
{
    setWindowTitle(tr("Set up a store"));
    const QString names[StepCount] = {tr("1 · Place"),  tr("2 · Store"),     tr("3 · Project"),
                                      tr("4 · People"), tr("5 · Templates"), tr("6 · Set up")};
    for (int step = 0; step < StepCount; ++step)
        m_names[step]->setText(names[step]);
    m_cancel->setText(tr("Cancel"));
    m_back->setText(tr("Back"));
    m_place->retranslate();
    m_store->retranslate();
    m_project->retranslate();
    m_people->retranslate();
    m_templates->retranslate();
    m_run->retranslate();
    showState();
}

} // namespace lekthi::ui
