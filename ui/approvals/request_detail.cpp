#include "ui/approvals/request_detail.h"

#include "models/requests/request_rights.h"
#include "models/requests/request_words.h"
#include "models/requests/reset_text.h"
#include "models/time_text.h"
#include "ui/approvals/archive_part.h"
#include "ui/approvals/decision_bar.h"
#include "ui/approvals/import_part.h"
#include "ui/approvals/plain_part.h"
#include "ui/approvals/pool_part.h"
#include "ui/approvals/request_events.h"
#include "ui/approvals/reset_part.h"
#include "ui/approvals/template_part.h"
#include "ui/approvals/void_part.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/label.h"
#include "ui/widgets/page_heading.h"
#include "ui/widgets/scrolled_details.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::Request;
using store::RequestState;

namespace {

QString timeText(const QDateTime &instant)
{
    return models::timeText(instant, Preferences::instance().calendar());
}

} // namespace

RequestDetail::RequestDetail(const store::Person &person, const store::ReferenceData &reference,
                             QWidget *parent)
    : QWidget(parent)
    , m_person(person)
    , m_done(new Banner(this))
    , m_kinds({new PlainPart(this), new ResetPart(reference, this),
               new ImportPart(reference, person.login, this), new TemplatePart(reference, this),
               new VoidPart(reference, this), new ArchivePart(this), new PoolPart(this)})
    , m_events(new RequestEvents(this))
{
    setObjectName(u"requestDetail"_s);
    m_done->setObjectName(u"requestDone"_s);
    m_done->setClosable(false);
    auto *content = new QWidget(this);
    m_content = new QVBoxLayout(content);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(theme::gap);
    m_content->addWidget(makeFacts());
    for (RequestPart *part : std::as_const(m_kinds)) {
        part->hide();
        m_content->addWidget(part);
    }
    m_content->addWidget(m_events);
    m_content->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapSmall, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(makeHeading());
    layout->addWidget(m_done);
    m_scrolled = new ScrolledDetails(content, this);
    layout->addWidget(m_scrolled, 1);
    m_decision = new DecisionBar(this); // Tab comes to it last
    layout->addWidget(m_decision);
    connect(m_done, &Banner::actionTriggered, this,
            [this] { emit logWanted(partOf(*m_details)->doneAction(), m_details->request.projectId); });
    connect(m_decision, &DecisionBar::approveRequested, this, &RequestDetail::approveRequested);
    connect(m_decision, &DecisionBar::rejectRequested, this, &RequestDetail::rejectRequested);
    connect(m_decision, &DecisionBar::withdrawRequested, this, &RequestDetail::withdrawRequested);
}

PageHeading *RequestDetail::makeHeading()
{
    m_title = new QLabel(this);
    m_state = makeLabel(this);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setObjectName(u"requestTitle"_s);
    m_state->setObjectName(u"requestState"_s);
    return new PageHeading(m_title, m_state, this);
}

Card *RequestDetail::makeFacts()
{
    auto *card = new Card(this);
    m_facts = new FactsGrid(factCount, card);
    m_facts->label(About)->setObjectName(u"requestAbout"_s);
    m_facts->label(Reason)->setObjectName(u"requestReason"_s);
    card->content()->addLayout(m_facts);
    return card;
}

RequestPart *RequestDetail::partOf(const models::RequestDetails &details) const
{
    return m_kinds.at(qsizetype(details.part.index()));
}

void RequestDetail::show(const models::RequestDetails &details, const models::RequestsReading &people,
                         const QDateTime &now)
{
    if (!m_details || m_details->request.id != details.request.id)
        m_scrolled->showBeginning();
    m_details = details;
    m_people = people;
    m_now = now;
    RequestPart *shown = partOf(details);
    for (RequestPart *part : std::as_const(m_kinds))
        part->setVisible(part == shown);
    m_content->setStretchFactor(shown, shown->grows() ? 1 : 0);
    m_content->setStretch(m_content->count() - 1, shown->grows() ? 0 : 1);
    m_decision->show(details.request, details.request.now.value("version"_L1).toInt(),
                     people.deciderOf(m_person), now);
    showRequest();
}

void RequestDetail::setWorking(bool isWorking)
{
    m_decision->setWorking(isWorking);
}

void RequestDetail::retranslate()
{
    m_facts->setCaption(Requester, tr("Requested by"));
    m_facts->setCaption(Reason, tr("Reason"));
    m_facts->setCaption(Approvals, tr("Approvals"));
    m_events->setTitle(tr("What happened"));
    m_decision->retranslate();
    for (RequestPart *part : std::as_const(m_kinds))
        part->retranslate();
    if (m_details)
        showRequest();
}

void RequestDetail::showRequest()
{
    RequestPart *part = partOf(*m_details);
    part->show(*m_details, m_people, m_now);
    const Request &request = m_details->request;
    const RequestState state = models::stateAt(request, m_now);
    const PartWords words = part->words();
    m_title->setText(words.title);
    m_state->setText(standingText(state, request.expiresAt, m_now));
    theme::setLook(m_state, standingLook(state));
    showFacts(words);
    showDone();
    showDecision();
    m_events->show(RequestEvents::eventsOf(request, words.requested, m_people));
}

void RequestDetail::showFacts(const PartWords &words)
{
    const Request &request = m_details->request;
    m_facts->setCaption(About, words.aboutCaption);
    m_facts->setFact(About, words.about);
    m_facts->setFactHidden(About, words.about.isEmpty());
    m_facts->setFact(Requester, tr("%1 · %2 · expires %3", "requester, time, end")
                                    .arg(m_people.nameOf(request.requester), timeText(request.requestedAt),
                                         timeText(request.expiresAt)));
    m_facts->setFact(Reason, request.reason);
    m_facts->setFact(Approvals, models::approvalsText(request.approvals.size(), request.approvalsNeeded));
}

void RequestDetail::showDone()
{
    const RequestPart *part = partOf(*m_details);
    if (m_details->request.state == RequestState::Executed && !part->doneText().isEmpty())
        m_done->showMessage(Banner::Kind::Good, part->doneText(), tr("Show in the admin log"));
    else
        m_done->hideMessage();
}

void RequestDetail::showDecision()
{
    const Request &request = m_details->request;
    const auto obstacle = models::obstacleToApproval(request, m_people.deciderOf(m_person), m_now);
    const PartWords words = partOf(*m_details)->words();
    m_decision->setWords({.whyNotApprove = models::whyNot(obstacle, request),
                          .approve = models::isLastApproval(request) ? words.approve : tr("Approve request"),
                          .consequence = words.consequence,
                          .execute = words.execute});
}

} // namespace lekthi::ui
