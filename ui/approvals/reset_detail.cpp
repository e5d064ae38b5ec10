#include "ui/approvals/reset_detail.h"

#include "models/period_text.h"
#include "models/resets/counter_text.h"
#include "models/resets/reset_rights.h"
#include "models/resets/reset_text.h"
#include "models/time_text.h"
#include "translations/translations.h"
#include "ui/approvals/decision_bar.h"
#include "ui/approvals/request_events.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/number_line.h"
#include "ui/widgets/scrolled_details.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::ResetRequest;
using store::ResetState;

namespace {

constexpr int factCount = 4;

QString timeText(const QDateTime &instant)
{
    return models::timeText(instant, Preferences::instance().calendar());
}

} // namespace

ResetDetail::ResetDetail(const store::Person &person, const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_person(person)
    , m_reference(reference)
    , m_above(new Banner(this))
    , m_events(new RequestEvents(this))
    , m_decision(new DecisionBar({}, this))
{
    setObjectName(u"resetDetail"_s);
    m_above->setObjectName(u"resetAbove"_s);
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(makeRequestCard());
    column->addWidget(makeValueCard());
    column->addWidget(m_above);
    column->addWidget(m_events);
    column->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addLayout(makeHeading());
    layout->addWidget(new ScrolledDetails(content, this), 1);
    layout->addWidget(m_decision);
    connect(m_decision, &DecisionBar::approveRequested, this, &ResetDetail::approveRequested);
    connect(m_decision, &DecisionBar::rejectRequested, this, &ResetDetail::rejectRequested);
    connect(m_decision, &DecisionBar::withdrawRequested, this, &ResetDetail::withdrawRequested);
}

QLayout *ResetDetail::makeHeading()
{
    m_title = new QLabel(this);
    m_state = makeLabel(this);
    m_title->setObjectName(u"resetTitle"_s);
    m_state->setObjectName(u"resetState"_s);
    theme::setLook(m_title, Look::Title);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(theme::gap);
    heading->addWidget(m_title);
    heading->addWidget(m_state, 1, Qt::AlignBottom);
    return heading;
}

Card *ResetDetail::makeRequestCard()
{
    m_requestCard = new Card(this);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gapLarge);
    grid->setVerticalSpacing(theme::gapSmall);
    grid->setColumnStretch(1, 1);
    for (int row = 0; row < factCount; ++row) {
        m_captions[row] = makeLabel(m_requestCard, Look::Caption);
        m_facts[row] = makeLabel(m_requestCard);
        m_captions[row]->setWordWrap(false);
        m_facts[row]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(m_captions[row], row, 0, Qt::AlignTop);
        grid->addWidget(m_facts[row], row, 1);
    }
    m_facts[2]->setObjectName(u"resetReason"_s);
    m_requestCard->content()->addLayout(grid);
    return m_requestCard;
}

Card *ResetDetail::makeValueCard()
{
    m_valueCard = new Card(this);
    m_currentCaption = makeLabel(m_valueCard, Look::Caption);
    m_current = makeLabel(m_valueCard, Look::Hero);
    m_difference = makeLabel(m_valueCard);
    m_newCaption = makeLabel(m_valueCard, Look::Caption);
    m_new = makeLabel(m_valueCard, Look::Hero);
    m_nextCaption = makeLabel(m_valueCard, Look::Caption);
    m_next = new NumberLine(m_valueCard);
    m_nextNote = makeLabel(m_valueCard, Look::Warning);
    m_current->setObjectName(u"resetCurrentValue"_s);
    m_new->setObjectName(u"resetNewValue"_s);
    m_difference->setObjectName(u"resetDifference"_s);
    m_next->setObjectName(u"resetNextNumber"_s);
    m_nextNote->setObjectName(u"resetNextNote"_s);
    auto *arrow = new QLabel(u"→"_s, m_valueCard);
    theme::setLook(arrow, Look::Hero);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::margin);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    grid->addWidget(m_currentCaption, 0, 0, Qt::AlignBottom);
    grid->addWidget(m_newCaption, 0, 2, Qt::AlignBottom);
    grid->addWidget(m_current, 1, 0);
    grid->addWidget(arrow, 1, 1);
    grid->addWidget(m_new, 1, 2);
    m_nextCaption->setContentsMargins(0, theme::gapSmall, 0, 0);
    // Numbers may be long, so that they get the whole width.
    grid->addWidget(m_difference, 2, 0, 1, 3);
    grid->addWidget(m_nextCaption, 3, 0, 1, 3);
    grid->addWidget(m_next, 4, 0, 1, 3);
    grid->addWidget(m_nextNote, 5, 0, 1, 3);
    m_valueCard->content()->addLayout(grid);
    return m_valueCard;
}

void ResetDetail::show(const models::ResetDetails &details, const models::ResetsReading &people,
                       const QDateTime &now)
{
    m_details = details;
    m_people = people;
    m_now = now;
    m_decision->show({models::RequestKind::Reset, details.request.id}, details.request.currentVersion,
                     models::decidableOf(details.request, now), people.deciderOf(m_person));
    retranslate();
}

void ResetDetail::setWorking(bool isWorking)
{
    m_decision->setWorking(isWorking);
}

void ResetDetail::retranslate()
{
    const QString captions[factCount] = {tr("Counter"), tr("Requested by"), tr("Reason"), tr("Approvals")};
    for (int row = 0; row < factCount; ++row)
        m_captions[row]->setText(captions[row]);
    m_newCaption->setText(tr("New value"));
    m_nextCaption->setText(tr("Next number after the reset"));
    m_events->setTitle(tr("What happened"));
    m_decision->retranslate();
    if (!m_details)
        return;
    showHeading();
    showRequest();
    showValues();
    showDecision();
    m_events->show(RequestEvents::eventsOf(
        m_details->request, tr("%1 requested the reset").arg(m_people.nameOf(m_details->request.requester)),
        m_people));
}

void ResetDetail::showHeading()
{
    const ResetRequest &request = m_details->request;
    const ResetState state = models::stateAt(request, m_now);
    m_title->setText(tr("Request #%1: reset a counter").arg(request.id));
    m_state->setText(standingText(state, request.expiresAt, m_now));
    theme::setLook(m_state, standingLook(state));
}

void ResetDetail::showRequest()
{
    const ResetRequest &request = m_details->request;
    const QString period =
        models::periodText(request.key.period, currentLanguage(), Preferences::instance().calendar());
    m_facts[0]->setText(models::counterText(request.key, m_reference, period));
    m_facts[1]->setText(tr("%1 · %2 · expires %3", "requester, time, end")
                            .arg(m_people.nameOf(request.requester), timeText(request.requestedAt),
                                 timeText(request.expiresAt)));
    m_facts[2]->setText(request.reason);
    m_facts[3]->setText(models::approvalsText(request.approvals.size(), request.approvalsNeeded));
}

void ResetDetail::showValues()
{
    const ResetRequest &request = m_details->request;
    const models::ResetOutlook &outlook = m_details->outlook;
    const ResetState state = models::stateAt(request, m_now);
    const bool isOpen = state == ResetState::Pending || state == ResetState::Stale;
    m_currentCaption->setText(isOpen ? tr("Current value (read just now)") : tr("Value when requested"));
    m_current->setText(QString::number(isOpen ? request.currentNumber : request.seenNumber));
    m_new->setText(QString::number(request.newNumber));
    m_difference->setText(models::differenceText(request));
    theme::setLook(m_difference, state == ResetState::Stale ? Look::Warning : Look::Good);
    m_difference->setVisible(isOpen);
    const models::ShownNext &next = outlook.next(request.above);
    m_next->setNumber(next.number);
    m_next->setVisible(isOpen && next.sequence > 0);
    m_nextNote->setText(models::nextAfterResetText(next, outlook.facts));
    m_nextNote->setVisible(isOpen && !m_nextNote->text().isEmpty());
    m_nextCaption->setVisible(isOpen && next.isKnown());
    if (isOpen && outlook.facts.countAbove > 0)
        m_above->showMessage(Banner::Kind::Warning,
                             models::outlookText(outlook.facts, request.newNumber, request.above));
    else
        m_above->hideMessage();
}

void ResetDetail::showDecision()
{
    const ResetRequest &request = m_details->request;
    const models::Decidable decidable = models::decidableOf(request, m_now);
    const auto obstacle = models::obstacleToApproval(decidable, m_people.deciderOf(m_person));
    const QString target = QString::number(request.newNumber);
    m_decision->setWords(
        {.whyNotApprove = models::whyNot(obstacle, request),
         .approve = decidable.waitsForLastApproval() ? tr("Approve and reset to %1").arg(target)
                                                     : tr("Approve request"),
         .consequence =
             tr("The counter goes from %1 to %2 at once, and this cannot be undone. %3",
                "%3: the numbers above")
                 .arg(QString::number(request.currentNumber), target,
                      models::outlookText(m_details->outlook.facts, request.newNumber, request.above)),
         .execute = tr("Reset the counter to %1").arg(target)});
}

} // namespace lekthi::ui
