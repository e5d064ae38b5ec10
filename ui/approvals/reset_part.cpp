#include "ui/approvals/reset_part.h"

#include "models/requests/request_rights.h"
#include "models/requests/request_words.h"
#include "models/requests/reset_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/number_line.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::RequestState;

ResetPart::ResetPart(const store::ReferenceData &reference, QWidget *parent)
    : RequestPart(parent)
    , m_reference(reference)
    , m_above(new Banner(this))
{
    setObjectName(u"resetDetail"_s);
    m_above->setObjectName(u"resetAbove"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(makeValueCard());
    column->addWidget(m_above);
    column->addStretch(1);
}

Card *ResetPart::makeValueCard()
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

void ResetPart::show(const models::RequestDetails &details, const models::RequestsReading &people,
                     const QDateTime &now)
{
    m_details = std::get<models::ResetDetails>(details.part);
    m_requester = people.nameOf(details.request.requester);
    m_now = now;
    m_newCaption->setText(tr("New value"));
    m_nextCaption->setText(tr("Next number after the reset"));
    showValues();
}

void ResetPart::showValues()
{
    const store::ResetRequest &request = m_details->request;
    const models::ResetOutlook &outlook = m_details->outlook;
    const RequestState state = models::stateAt(request, m_now);
    const bool isOpen = state == RequestState::Pending || state == RequestState::Stale;
    m_currentCaption->setText(isOpen ? tr("Current value (read just now)") : tr("Value when requested"));
    m_current->setText(QString::number(isOpen ? request.currentNumber : request.seenNumber));
    m_new->setText(QString::number(request.newNumber));
    m_difference->setText(models::differenceText(request));
    theme::setLook(m_difference, state == RequestState::Stale ? Look::Warning : Look::Good);
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

PartWords ResetPart::words() const
{
    if (!m_details)
        return {};
    const store::ResetRequest &request = m_details->request;
    const QString target = QString::number(request.newNumber);
    return {.title = tr("Request #%1: reset a counter").arg(request.id),
            .requested = tr("%1 requested the reset").arg(m_requester),
            .approve = tr("Approve and reset to %1").arg(target),
            .consequence =
                tr("The counter goes from %1 to %2 at once, and this cannot be undone. %3",
                   "%3: the numbers above")
                    .arg(QString::number(request.currentNumber), target,
                         models::outlookText(m_details->outlook.facts, request.newNumber, request.above)),
            .execute = tr("Reset the counter to %1").arg(target),
            .aboutCaption = tr("Counter"),
            .about = models::placeOf(request, m_reference, Preferences::instance().calendar())};
}

} // namespace lekthi::ui
