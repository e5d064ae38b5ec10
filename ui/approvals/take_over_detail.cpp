#include "ui/approvals/take_over_detail.h"

#include "models/resets/reset_rights.h"
#include "models/resets/reset_text.h"
#include "models/takeover/take_over_text.h"
#include "models/time_text.h"
#include "ui/approvals/decision_bar.h"
#include "ui/approvals/request_events.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/takeover/plan_counters_view.h"
#include "ui/takeover/plan_lines_view.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrolled_details.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::ResetState;
using store::TakeOverRequest;

namespace {

constexpr int rowsAtLeast = 6;

QString timeText(const QDateTime &instant)
{
    return models::timeText(instant, Preferences::instance().calendar());
}

QString leftOutText(const store::RegisterFacts &facts)
{
    return TakeOverDetail::tr("%1 not understood · %2 repeated · %3 in the store already")
        .arg(facts.notUnderstood)
        .arg(facts.repeated)
        .arg(facts.takenAlready);
}

} // namespace

TakeOverDetail::TakeOverDetail(const store::Person &person, const store::ReferenceData &reference,
                               QWidget *parent)
    : QWidget(parent)
    , m_person(person)
    , m_reference(reference)
    , m_title(new QLabel(this))
    , m_state(makeLabel(this))
    , m_done(new Banner(this))
    , m_tabs(new QTabBar(this))
    , m_decision(new DecisionBar(u"takeOver"_s, this))
{
    setObjectName(u"takeOverDetail"_s);
    m_title->setObjectName(u"takeOverTitle"_s);
    m_state->setObjectName(u"takeOverState"_s);
    m_done->setObjectName(u"takeOverDone"_s);
    m_tabs->setObjectName(u"takeOverTabs"_s);
    theme::setLook(m_title, Look::Title);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(theme::gap);
    heading->addWidget(m_title);
    heading->addWidget(m_state, 1, Qt::AlignBottom);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addLayout(heading);
    layout->addWidget(m_done);
    layout->addWidget(makeScrolled(), 1);
    layout->addWidget(m_decision);
    connect(m_done, &Banner::actionTriggered, this, &TakeOverDetail::logWanted);
    connect(m_tabs, &QTabBar::currentChanged, m_content, &QStackedWidget::setCurrentIndex);
    connect(m_decision, &DecisionBar::approveRequested, this, &TakeOverDetail::approveRequested);
    connect(m_decision, &DecisionBar::rejectRequested, this, &TakeOverDetail::rejectRequested);
    connect(m_decision, &DecisionBar::withdrawRequested, this, &TakeOverDetail::withdrawRequested);
}

QWidget *TakeOverDetail::makeScrolled()
{
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(makeFacts());
    column->addWidget(makeContent(), 1);
    return new ScrolledDetails(content, this);
}

Card *TakeOverDetail::makeFacts()
{
    auto *card = new Card(this);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gapLarge);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (int row = 0; row < factCount; ++row) {
        m_captions[row] = makeLabel(card, Look::Caption);
        m_facts[row] = makeLabel(card);
        m_captions[row]->setWordWrap(false);
        m_facts[row]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(m_captions[row], row, 0, Qt::AlignTop);
        grid->addWidget(m_facts[row], row, 1);
    }
    m_facts[0]->setObjectName(u"takeOverFile"_s);
    m_facts[4]->setObjectName(u"takeOverReason"_s);
    card->content()->addLayout(grid);
    return card;
}

QWidget *TakeOverDetail::makeContent()
{
    auto *room = new QWidget(this);
    m_content = new QStackedWidget(room);
    m_counters = new PlanCountersView(m_reference, m_content);
    m_lines = new PlanLinesView(m_reference, u"takeOver"_s, m_content);
    auto *past = new QWidget(m_content);
    m_events = new RequestEvents(past);
    m_counters->setObjectName(u"takeOverCounters"_s);
    m_content->setMinimumHeight(rowsAtLeast * theme::textRowHeight());
    auto *pastLayout = new QVBoxLayout(past);
    pastLayout->setContentsMargins(0, 0, 0, 0);
    pastLayout->addWidget(m_events);
    pastLayout->addStretch(1);
    for (QWidget *part : {static_cast<QWidget *>(m_counters), static_cast<QWidget *>(m_lines), past}) {
        m_content->addWidget(part);
        m_tabs->addTab({});
    }
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    auto *layout = new QVBoxLayout(room);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_tabs);
    layout->addWidget(m_content, 1);
    return room;
}

void TakeOverDetail::show(const models::TakeOverDetails &details, const models::ResetsReading &people,
                          const QDateTime &now)
{
    const bool isOther = !m_details || m_details->request.id != details.request.id;
    m_details = details;
    m_people = people;
    m_now = now;
    m_counters->setCounters(details.plan->counters, details.next);
    m_lines->setPlan(details.plan);
    if (isOther)
        m_tabs->setCurrentIndex(0);
    m_decision->show({models::RequestKind::TakeOver, details.request.id}, 0,
                     models::decidableOf(details.request, now), people.deciderOf(m_person));
    retranslate();
}

void TakeOverDetail::setWorking(bool isWorking)
{
    m_decision->setWorking(isWorking);
}

void TakeOverDetail::retranslate()
{
    const QString captions[factCount] = {tr("Register"),     tr("Not imported"), tr("Template"),
                                         tr("Requested by"), tr("Reason"),       tr("Approvals")};
    for (int row = 0; row < factCount; ++row)
        m_captions[row]->setText(captions[row]);
    nameTabs(*m_tabs, tr("About the import"));
    m_counters->retranslate();
    m_lines->retranslate();
    if (!m_details) {
        m_decision->retranslate();
        return;
    }
    const TakeOverRequest &request = m_details->request;
    const ResetState state = models::stateAt(request, m_now);
    m_title->setText(
        tr("Import #%1: %2").arg(QString::number(request.id), models::takeOverPlace(request, m_reference)));
    m_state->setText(standingText(state, request.expiresAt, m_now));
    theme::setLook(m_state, standingLook(state));
    m_tabs->setTabText(0, tr("Counters (%1)").arg(m_details->plan->counters.size()));
    m_tabs->setTabText(1, tr("Numbers and gaps"));
    m_tabs->setTabText(2, tr("What happened"));
    showFacts();
    showDone();
    showDecision();
    m_events->show(RequestEvents::eventsOf(
        request, tr("%1 requested the import").arg(m_people.nameOf(request.requester)), m_people));
}

void TakeOverDetail::showFacts()
{
    const TakeOverRequest &request = m_details->request;
    m_facts[0]->setText(tr("%1 · %n line(s) · SHA-256 %2", nullptr, int(request.facts.lines))
                            .arg(request.facts.fileName,
                                 QString::fromLatin1(request.facts.fileDigest.toHex().first(16)) + u"…"_s));
    m_facts[0]->setToolTip(QString::fromLatin1(request.facts.fileDigest.toHex()));
    m_facts[1]->setText(leftOutText(request.facts));
    m_facts[2]->setText(tr("%1 (version %2)").arg(request.templateText).arg(request.templateVersion));
    m_facts[3]->setText(tr("%1 · %2 · expires %3", "requester, time, end")
                            .arg(m_people.nameOf(request.requester), timeText(request.requestedAt),
                                 timeText(request.expiresAt)));
    m_facts[4]->setText(request.reason);
    m_facts[5]->setText(models::approvalsText(request.approvals.size(), request.approvalsNeeded));
}

void TakeOverDetail::showDone()
{
    if (m_details->request.state != ResetState::Executed) {
        m_done->hideMessage();
        return;
    }
    m_done->showMessage(Banner::Kind::Good,
                        tr("Imported: %1. None of them is allocated again.", "%1: numbers in counters")
                            .arg(models::amountText(*m_details->plan)),
                        tr("Show in the admin log"));
}

void TakeOverDetail::showDecision()
{
    const models::Decidable decidable = models::decidableOf(m_details->request, m_now);
    const auto obstacle = models::obstacleToApproval(decidable, m_people.deciderOf(m_person));
    const int numbers = int(m_details->plan->numbers.size());
    m_decision->setWords(
        {.whyNotApprove = models::whyNot(obstacle, m_details->request),
         .approve = decidable.waitsForLastApproval() ? tr("Approve and import %n number(s)", nullptr, numbers)
                                                     : tr("Approve request"),
         .consequence = tr("Imported at once: %1. The counters continue after them. This cannot be undone.",
                           "%1: numbers in counters")
                            .arg(models::amountText(*m_details->plan)),
         .execute = tr("Import %n number(s)", nullptr, numbers)});
}

} // namespace lekthi::ui
