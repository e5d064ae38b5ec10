#include "ui/test_bench/test_bench_page.h"

#include "ui/shell/theme.h"
#include "ui/test_bench/bench_form.h"
#include "ui/test_bench/bench_result.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_heading.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int formWidth = 380;
constexpr int narrowFormWidth = 352;
constexpr int narrowPage = 900;
constexpr int narrowestResult = 300;

} // namespace

TestBenchPage::TestBenchPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_explanation(new QLabel(this))
    , m_form(new BenchForm(session.reference(), this))
    , m_missing(new QLabel(this))
    , m_draw(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_progressText(new QLabel(this))
    , m_banner(new Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_result(new BenchResult(this))
{
    setObjectName(u"testBenchPage"_s);
    m_draw->setObjectName(u"benchDrawButton"_s);
    m_cancel->setObjectName(u"benchCancelButton"_s);
    m_banner->setObjectName(u"benchBanner"_s);
    build();
    connectParts();
    if (!session.person().projectIds.isEmpty())
        m_form->chooseProject(session.person().projectIds.constFirst());
}

void TestBenchPage::build()
{
    theme::setLook(m_explanation, Look::Secondary);
    m_explanation->setWordWrap(true);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(theme::gapLarge);
    sides->addWidget(makeLeftSide());
    sides->addWidget(makeRightSide(), 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(new PageHeading(m_title, nullptr, this));
    layout->addWidget(m_explanation);
    m_banner->floatOver(*m_stack);
    layout->addLayout(sides, 1);
}

QWidget *TestBenchPage::makeLeftSide()
{
    theme::setLook(m_draw, Look::PrimaryButton);
    theme::setLook(m_missing, Look::Secondary);
    m_missing->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_missing, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_draw);
    m_leftSide = new QWidget(this);
    auto *layout = new QVBoxLayout(m_leftSide);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_form);
    layout->addLayout(buttons);
    layout->addStretch(1);
    return m_leftSide;
}

QWidget *TestBenchPage::makeRightSide()
{
    m_progress->setTextVisible(false);
    theme::setLook(m_progressText, Look::Small);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_result);
    m_stack->setMinimumWidth(narrowestResult);
    auto *side = new QWidget(this);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_progress);
    layout->addWidget(m_progressText);
    layout->addWidget(m_stack, 1);
    return side;
}

void TestBenchPage::resizeEvent(QResizeEvent *event)
{
    m_leftSide->setFixedWidth(width() < narrowPage ? narrowFormWidth : formWidth);
    Page::resizeEvent(event);
}

void TestBenchPage::connectParts()
{
    connect(&m_session, &models::Session::referenceChanged, m_form, &BenchForm::offer);
    connect(m_form, &BenchForm::changed, this, &TestBenchPage::showState);
    connect(m_draw, &QPushButton::clicked, this, &TestBenchPage::draw);
    connect(m_cancel, &QPushButton::clicked, &m_run, &models::BenchRun::cancel);
    connect(m_banner, &Banner::actionTriggered, this, &TestBenchPage::draw);
    connect(&m_run, &models::BenchRun::progressed, this, &TestBenchPage::showProgress);
    connect(&m_run, &models::BenchRun::finished, this, &TestBenchPage::showOutcome);
    connect(&m_run, &models::BenchRun::failed, this, &TestBenchPage::showFailure);
}

void TestBenchPage::retranslate()
{
    m_title->setText(tr("Test bench"));
    m_explanation->setText(
        tr("Test numbers come from the sandbox, a copy of the store with its own counters. It uses the real "
           "templates and the real allocator, and its numbers do not count."));
    m_empty->setTexts(tr("No test numbers yet"),
                      tr("Choose what to allocate on the left. The numbers appear here, with their times, "
                         "and whether all are different and without gaps."));
    m_cancel->setText(tr("Cancel"));
    m_form->retranslate();
    m_result->retranslate();
    showState();
}

void TestBenchPage::draw()
{
    if (m_run.isRunning())
        return;
    m_banner->hideMessage();
    allocation::BenchPlan plan = m_form->plan();
    plan.request.caller = {m_session.person().id, {}, u"lekthi"_s};
    m_run.start(m_session.address(), plan, m_session.reference());
    showProgress(0, plan.count);
    showState();
}

void TestBenchPage::showState()
{
    const bool running = m_run.isRunning();
    const QString missing = m_form->whatIsMissing();
    m_draw->setText(tr("Allocate %n test number(s)", nullptr, m_form->plan().count));
    m_draw->setEnabled(!running && missing.isEmpty());
    m_draw->setToolTip(missing);
    m_missing->setText(missing);
    m_cancel->setVisible(running);
    m_form->setEnabled(!running);
    m_progress->setVisible(running);
    m_progressText->setVisible(running);
}

void TestBenchPage::showProgress(int drawn, int wanted)
{
    m_progress->setRange(0, wanted);
    m_progress->setValue(drawn);
    m_progressText->setText(tr("%1 of %2 numbers allocated").arg(drawn).arg(wanted));
    m_progress->setAccessibleName(m_progressText->text());
}

void TestBenchPage::showOutcome(const models::BenchOutcome &outcome)
{
    m_result->showOutcome(outcome);
    m_stack->setCurrentWidget(m_result);
    showState();
}

void TestBenchPage::showFailure(const allocation::Failure &failure)
{
    m_banner->showMessage(Banner::Kind::Error, allocation::describe(failure),
                          failure.isRetryable() ? tr("Try again") : QString());
    showState();
}

} // namespace lekthi::ui
