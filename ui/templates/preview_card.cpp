#include "ui/templates/preview_card.h"

#include "core/numbering/preview.h"
#include "ui/shell/session.h"
#include "ui/shell/theme.h"
#include "ui/templates/counter_look_up.h"
#include "ui/templates/order_picture.h"
#include "ui/templates/preview_fields.h"
#include "ui/templates/preview_rows.h"
#include "ui/widgets/number_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::TokenKind;
using State = CounterLookUp::State;

PreviewCard::PreviewCard(Session &session, QWidget *parent)
    : Card(parent)
    , m_session(session)
    , m_counter(new CounterLookUp(session.worker(), this))
    , m_number(new NumberView(this))
    , m_fields(new PreviewFields(session.reference(), this))
    , m_note(new QLabel(this))
    , m_noteAction(new QPushButton(this))
    , m_rows(new PreviewRows(this))
    , m_order(new OrderPicture(this))
{
    build();
    connect(m_counter, &CounterLookUp::changed, this, &PreviewCard::takeCounter);
    connect(m_fields, &PreviewFields::sampleChanged, this, [this] {
        m_assumed = false;
        lookUpCounter();
        render();
    });
    connect(m_fields, &PreviewFields::nextValueEdited, this, &PreviewCard::assumeValue);
    connect(m_noteAction, &QPushButton::clicked, this, &PreviewCard::useRealValue);
    connect(m_number, &NumberView::templatePartHovered, this, &PreviewCard::templatePartHovered);
}

void PreviewCard::build()
{
    m_number->setObjectName(u"previewNumber"_s);
    m_note->setObjectName(u"previewCounterNote"_s);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    theme::setLook(m_note, Look::Small);
    theme::setLook(m_noteAction, Look::LinkButton);
    QSizePolicy keepsRoom = m_noteAction->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_noteAction->setSizePolicy(keepsRoom);
    auto *noteLine = new QHBoxLayout;
    noteLine->setSpacing(theme::gapSmall);
    noteLine->addWidget(m_note, 1);
    noteLine->addWidget(m_noteAction);
    content()->addWidget(m_number);
    content()->addSpacing(2);
    content()->addWidget(m_fields);
    content()->addLayout(noteLine);
    content()->addWidget(m_rows);
    content()->addWidget(m_order);
}

void PreviewCard::setSample(const models::Sample &sample)
{
    m_assumed = false;
    m_fields->setSample(sample);
    lookUpCounter();
    render();
}

const models::Sample &PreviewCard::sample() const
{
    return m_fields->sample();
}

void PreviewCard::setTemplate(const numbering::ParsedTemplate &parsed,
                              const store::TemplateSettings &settings)
{
    m_parsed = parsed;
    m_settings = settings;
    m_fields->setRevisionShown(parsed.find(TokenKind::Revision) != nullptr);
    lookUpCounter();
    render();
}

void PreviewCard::setStored(const QString &text)
{
    m_stored = numbering::parseTemplate(text);
}

void PreviewCard::setHighlightedStart(qsizetype templateStart)
{
    m_number->setHighlightedTemplateStart(templateStart);
}

void PreviewCard::readCounterAgain()
{
    m_counter->lookAgain();
}

void PreviewCard::lookUpCounter()
{
    m_counter->look(models::counterKeyOf(m_session.reference(), m_fields->sample(), m_settings.period));
}

void PreviewCard::takeCounter()
{
    if (m_counter->state() == State::Known && !m_assumed)
        m_fields->setNextValue(m_counter->lastNumber() + 1);
    render();
}

void PreviewCard::assumeValue()
{
    const bool isReal =
        m_counter->state() == State::Known && m_fields->nextValue() == m_counter->lastNumber() + 1;
    m_assumed = !isReal;
    render();
}

void PreviewCard::useRealValue()
{
    m_assumed = false;
    if (m_counter->state() == State::Failed)
        m_counter->lookAgain();
    else
        takeCounter();
}

void PreviewCard::render()
{
    numbering::PreviewInput input;
    input.parts = models::partsOf(m_session.reference(), m_fields->sample(), m_fields->nextValue());
    input.period = m_settings.period;
    input.overflow = m_settings.overflow;
    const numbering::Preview preview = numbering::previewTemplate(m_parsed, input);
    m_number->setNumber(preview.next);
    m_rows->show(preview, m_settings);
    m_order->show(numbering::numbersAroundChange(m_stored, m_parsed, input));
    m_complete = preview.complete;
    showTitle();
    showNote();
}

void PreviewCard::showTitle()
{
    if (m_number->number().text().isEmpty())
        setTitle(tr("No next number"));
    else
        setTitle(m_complete ? tr("Next number") : tr("Next number (wrong parts left out)"));
}

void PreviewCard::showNote()
{
    const State state = m_counter->state();
    const qint64 last = m_counter->lastNumber();
    QString action;
    if (state == State::NoCounter) {
        m_note->setText(tr("Numbers are counted from 2020 to 2100 A.D. Choose a date in these years."));
    } else if (state == State::Failed) {
        m_note->setText(store::describe(m_counter->error()));
        action = tr("Read the counter again");
    } else if (m_assumed) {
        m_note->setText(tr("Assumed value. The real next value of this counter is %1.").arg(last + 1));
        action = tr("Use the real value");
    } else if (state == State::Reading) {
        m_note->setText(tr("Reading the counter…"));
    } else if (last == 0) {
        m_note->setText(tr("The real next number: no number was drawn from this counter yet."));
    } else {
        m_note->setText(tr("The real next number: this counter stands at %1.").arg(last));
    }
    m_noteAction->setText(action);
    m_noteAction->setVisible(!action.isEmpty());
}

void PreviewCard::retranslate()
{
    m_fields->retranslate();
    m_rows->retranslate();
    m_order->retranslate();
    m_number->setAccessibleDescription(tr("Next number"));
    showTitle();
    showNote();
}

} // namespace lekthi::ui
