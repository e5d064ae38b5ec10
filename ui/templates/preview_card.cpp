#include "ui/templates/preview_card.h"

#include "core/numbering/preview.h"
#include "models/session/session.h"
#include "models/templates/next_number_look_up.h"
#include "ui/shell/theme.h"
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
using State = models::NextNumberLookUp::State;
using allocation::NextNumber;

PreviewCard::PreviewCard(models::Session &session, QWidget *parent)
    : Card(parent)
    , m_session(session)
    , m_counter(new models::NextNumberLookUp(session.worker(), this))
    , m_number(new NumberView(this))
    , m_fields(new PreviewFields(session.reference(), this))
    , m_note(new QLabel(this))
    , m_noteAction(new QPushButton(this))
    , m_rows(new PreviewRows(this))
    , m_order(new OrderPicture(this))
{
    build();
    connect(m_counter, &models::NextNumberLookUp::changed, this, &PreviewCard::takeCounter);
    connect(m_fields, &PreviewFields::sampleChanged, this, [this] {
        m_assumed = false;
        lookUpCounter();
        takeCounter();
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
    takeCounter();
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

void PreviewCard::renewReference()
{
    m_fields->renewChoices();
    lookUpCounter();
    render();
}

void PreviewCard::lookUpCounter()
{
    const auto key = models::counterKeyOf(m_session.reference(), m_fields->sample(), m_settings.period);
    m_counter->look(key ? std::optional(models::NextNumberLookUp::Question{*key, wishFor(*key)})
                        : std::nullopt);
}

std::optional<allocation::NextNumberWish> PreviewCard::wishFor(const numbering::CounterKey &key) const
{
    auto text = numbering::Template::parse(m_parsed.text);
    if (!text)
        return std::nullopt;
    allocation::NextNumberWish wish{.key = key,
                                    .parts = m_fields->sample().parts(m_session.reference(), 1),
                                    .text = *std::move(text),
                                    .settings = m_settings};
    wish.parts.period = key.period;
    return wish;
}

void PreviewCard::takeCounter()
{
    if (!m_assumed)
        m_fields->setNextValue(m_counter->nextValue());
    render();
}

void PreviewCard::assumeValue()
{
    m_assumed = m_counter->state() != State::Known || m_fields->nextValue() != m_counter->nextValue();
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

bool PreviewCard::showsReal() const
{
    return !m_assumed && m_counter->state() == State::Known && !m_counter->coming().isEmpty();
}

void PreviewCard::render()
{
    const std::optional<qint64> value = m_fields->nextValue();
    numbering::PreviewInput input;
    input.parts = m_fields->sample().parts(m_session.reference(), value.value_or(1));
    input.period = m_settings.period;
    input.overflow = m_settings.overflow;
    input.fiscalYear = m_session.reference().fiscalYearOf(m_fields->sample().projectId);
    numbering::Preview preview = numbering::previewTemplate(m_parsed, input);
    m_complete = preview.complete;
    QString whyNoneFollows;
    if (showsReal())
        showReal(preview, whyNoneFollows);
    const bool isUnknown = !value || m_counter->state() == State::NoCounter;
    if (isUnknown) {
        preview.next = numbering::DocumentNumber(u"—"_s, {});
        preview.following.clear();
        whyNoneFollows = u"—"_s;
    }
    m_number->setNumber(preview.next);
    m_rows->show(preview, m_settings, whyNoneFollows);
    m_order->show(isUnknown ? QList<numbering::ListedNumber>()
                            : numbering::numbersAroundChange(m_stored, m_parsed, input));
    setTitle(titleText());
    showNote();
}

/// What the store says in place of what counting on would give.
void PreviewCard::showReal(numbering::Preview &preview, QString &whyNoneFollows) const
{
    const QList<NextNumber> &coming = m_counter->coming();
    preview.next = coming.constFirst().number;
    preview.following.clear();
    for (const NextNumber &one : coming.sliced(1)) {
        if (!one.whyNone)
            preview.following.append(one.number);
    }
    if (const auto &why = coming.constLast().whyNone;
        why && why->code == allocation::FailureCode::NumberTaken)
        whyNoneFollows = allocation::describe(*why);
}

QString PreviewCard::titleText() const
{
    if (m_number->number().text().isEmpty())
        return tr("No next number");
    if (!m_complete)
        return tr("Next number (wrong parts left out)");
    const bool isExample = m_fields->nextValue() && m_counter->state() != State::NoCounter && !showsReal();
    return isExample ? tr("Example number") : tr("Next number");
}

void PreviewCard::showNote()
{
    const State state = m_counter->state();
    QString action;
    if (state == State::NoCounter) {
        m_note->setText(tr("Numbers are counted from %1 to %2 A.D. Choose a date in these years.")
                            .arg(m_session.reference().firstYear)
                            .arg(numbering::lastCountedYear));
    } else if (state == State::Failed) {
        m_note->setText(store::describe(m_counter->error()));
        action = tr("Read the counter again");
    } else if (m_assumed) {
        m_note->setText(assumedNote());
        action = tr("Use the real value");
    } else {
        m_note->setText(state == State::Reading ? tr("Reading the counter…") : realNote());
    }
    m_noteAction->setText(action);
    m_noteAction->setVisible(!action.isEmpty());
}

QString PreviewCard::assumedNote() const
{
    const auto real = m_counter->state() == State::Known ? m_counter->nextValue() : std::nullopt;
    return real ? tr("Assumed value. The real next value of this counter is %1.").arg(*real)
                : tr("Assumed value. The real next value is not known yet.");
}

QString PreviewCard::realNote() const
{
    const qint64 last = m_counter->lastNumber();
    if (!m_counter->coming().isEmpty()) {
        const NextNumber &next = m_counter->coming().constFirst();
        if (next.whyNone)
            return allocation::describe(*next.whyNone);
        if (next.skipped > 0)
            return tr("The real next number: this counter is at %1, and %n taken number(s) are skipped.",
                      nullptr, next.skipped)
                .arg(last);
    }
    if (last == 0)
        return tr("The real next number: no number has been allocated from this counter yet.");
    return tr("The real next number: this counter is at %1.").arg(last);
}

void PreviewCard::retranslate()
{
    m_fields->retranslate();
    m_rows->retranslate();
    m_order->retranslate();
    m_number->setAccessibleDescription(tr("Next number"));
    setTitle(titleText());
    showNote();
}

} // namespace lekthi::ui
