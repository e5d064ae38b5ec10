#include "ui/counters/reset_request_dialog.h"

#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "models/requests/request_work.h"
#include "models/requests/reset_text.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/number_line.h"
#include "ui/widgets/reason_field.h"
#include "ui/widgets/scrolled_details.h"
#include "ui/widgets/send_row.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::NumbersAbove;

namespace {

constexpr std::chrono::milliseconds valuePause{150};
constexpr int narrowest = 620;
constexpr int roomForFrame = 48; // of the window, which is not known before it is shown

} // namespace

ResetRequestDialog::ResetRequestDialog(models::Session &session, const models::CounterRow &row,
                                       QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_row(row)
    , m_counter(makeLabel(this, Look::Strong))
    , m_scrolled(new QScrollArea(this))
    , m_banner(new Banner(this))
{
    setObjectName(u"resetRequestDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(narrowest);
    m_banner->setObjectName(u"resetRequestBanner"_s);
    m_draft.counterId = row.counter.id;
    m_pause.setSingleShot(true);
    m_pause.setInterval(valuePause);
    build();
    connectParts();
    retranslate();
    askStore();
    m_new->setFocus();
    m_new->selectAll();
}

void ResetRequestDialog::build()
{
    auto *form = new QWidget(this);
    auto *column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(makeValueCard());
    column->addWidget(makeAboveCard());
    column->addWidget(makeReasonCard());
    column->addStretch(1);
    scrollUpAndDown(*m_scrolled, form);
    m_scrolled->setFocusPolicy(Qt::NoFocus); // what it holds takes the keyboard
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_counter);
    layout->addWidget(m_scrolled, 1);
    layout->addWidget(m_banner);
    m_buttons = new SendRow(u"resetRequest"_s, this);
    layout->addLayout(m_buttons);
}

Card *ResetRequestDialog::makeValueCard()
{
    auto *card = new Card(this);
    m_currentCaption = makeLabel(card, Look::Caption);
    m_current = makeLabel(card, Look::Title);
    m_newCaption = makeLabel(card, Look::Caption);
    m_new = new QSpinBox(card);
    m_nextCaption = makeLabel(card, Look::Caption);
    m_next = new NumberLine(card);
    m_nextNote = makeLabel(card, Look::Warning);
    m_current->setObjectName(u"resetRequestCurrent"_s);
    m_new->setObjectName(u"resetRequestNew"_s);
    m_next->setObjectName(u"resetRequestNext"_s);
    m_nextNote->setObjectName(u"resetRequestNextNote"_s);
    m_current->setWordWrap(false);
    m_new->setRange(0, int(numbering::lastSequence));
    m_newCaption->setBuddy(m_new);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::margin);
    grid->setVerticalSpacing(4);
    for (int column = 0; column < 2; ++column)
        grid->setColumnStretch(column, 1);
    grid->setColumnStretch(2, 2);
    grid->addWidget(m_currentCaption, 0, 0);
    grid->addWidget(m_newCaption, 0, 1);
    grid->addWidget(m_nextCaption, 0, 2);
    grid->addWidget(m_current, 1, 0);
    grid->addWidget(m_new, 1, 1);
    grid->addWidget(m_next, 1, 2);
    grid->addWidget(m_nextNote, 2, 2);
    card->content()->addLayout(grid);
    return card;
}

Card *ResetRequestDialog::makeAboveCard()
{
    m_aboveCard = new Card(this);
    m_above = makeLabel(m_aboveCard, Look::Strong);
    m_skip = new QRadioButton(m_aboveCard);
    m_skipMeans = makeLabel(m_aboveCard, Look::Small);
    m_void = new QRadioButton(m_aboveCard);
    m_voidMeans = makeLabel(m_aboveCard, Look::Small);
    m_above->setObjectName(u"resetRequestAbove"_s);
    m_skip->setObjectName(u"resetRequestSkip"_s);
    m_void->setObjectName(u"resetRequestVoid"_s);
    m_voidMeans->setObjectName(u"resetRequestVoidMeans"_s);
    m_skip->setChecked(true);
    for (QWidget *widget : {static_cast<QWidget *>(m_above), static_cast<QWidget *>(m_skip),
                            static_cast<QWidget *>(m_skipMeans), static_cast<QWidget *>(m_void),
                            static_cast<QWidget *>(m_voidMeans)})
        m_aboveCard->content()->addWidget(widget);
    for (QLabel *means : {m_skipMeans, m_voidMeans})
        means->setContentsMargins(theme::margin, 0, 0, 0);
    return m_aboveCard;
}

Card *ResetRequestDialog::makeReasonCard()
{
    auto *card = new Card(this);
    m_reason = new ReasonField(u"resetRequestReason"_s, store::minimumForRequest, card);
    m_confirmationCaption = makeLabel(card, Look::Caption);
    m_confirmation = new QLineEdit(card);
    m_confirmation->setObjectName(u"resetRequestConfirmation"_s);
    m_confirmationCaption->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_confirmationCaption->setBuddy(m_confirmation);
    card->content()->addLayout(m_reason->underLabel());
    card->content()->addWidget(m_confirmationCaption);
    card->content()->addWidget(m_confirmation);
    return card;
}

void ResetRequestDialog::connectParts()
{
    connect(m_new, &QSpinBox::valueChanged, this, [this] {
        // What was asked about the value before must not arrive as if it were about this one.
        m_session.worker().cancel(m_ticket);
        m_draft.facts.reset();
        m_outlook.reset();
        m_banner->hideMessage();
        m_pause.start();
        showNext();
        readForm();
    });
    connect(&m_pause, &QTimer::timeout, this, &ResetRequestDialog::askStore);
    connect(m_skip, &QRadioButton::toggled, this, [this] {
        showNext();
        readForm();
    });
    connect(m_reason, &ReasonField::textChanged, this, &ResetRequestDialog::readForm);
    connect(m_confirmation, &QLineEdit::textChanged, this, &ResetRequestDialog::readForm);
    connect(m_buttons, &SendRow::cancelled, this, &ResetRequestDialog::cancel);
    connect(m_buttons, &SendRow::sent, this, &ResetRequestDialog::send);
    connect(m_banner, &Banner::actionTriggered, this, &ResetRequestDialog::askStore);
}

void ResetRequestDialog::askStore()
{
    m_session.worker().cancel(m_ticket);
    m_ticket = m_session.worker().run(
        this,
        [reference = m_session.reference(), counter = m_row.counter,
         value = qint64(m_new->value())](store::Connection &connection) {
            return models::readOutlook(connection, reference, counter.id, counter.key, value);
        },
        [this](const store::Result<models::ResetOutlook> &outlook) { takeOutlook(outlook); });
}

void ResetRequestDialog::takeOutlook(const store::Result<models::ResetOutlook> &outlook)
{
    if (!outlook) {
        m_readingFailed = true;
        m_banner->showMessage(Banner::Kind::Error, store::describe(outlook.error()), tr("Try again"));
        return;
    }
    if (std::exchange(m_readingFailed, false))
        m_banner->hideMessage();
    m_outlook = *outlook;
    m_draft.facts = outlook->facts;
    showFacts();
    readForm();
}

void ResetRequestDialog::send()
{
    const auto wish = models::wishOf(m_draft);
    if (!wish || m_sending)
        return;
    m_sending = true;
    readForm();
    m_session.worker().run(this, models::requesting(*wish),
                           [this, value = wish->newNumber](const store::Result<qint64> &done) {
                               m_sending = false;
                               if (done) {
                                   emit requested(value);
                                   accept();
                                   return;
                               }
                               m_draft.facts.reset();
                               askStore();
                               readForm();
                               m_banner->showMessage(Banner::Kind::Warning, store::describe(done.error()));
                           });
}

bool ResetRequestDialog::holdsInput() const
{
    return !m_reason->isBlank() || !m_confirmation->text().trimmed().isEmpty();
}

void ResetRequestDialog::readForm()
{
    m_draft.newNumber = m_new->value();
    m_draft.above = m_void->isChecked() ? NumbersAbove::Void : NumbersAbove::Skip;
    m_draft.reason = m_reason->text();
    m_draft.typedValue = m_confirmation->text();
    m_confirmationCaption->setText(tr("To confirm, type the new value: %1").arg(m_draft.newNumber));
    m_confirmation->setAccessibleName(m_confirmationCaption->text());
    m_buttons->setTexts(tr("Cancel"), tr("Request reset to %1").arg(m_draft.newNumber));
    m_buttons->showState(models::whatIsMissing(m_draft), m_sending);
    for (QWidget *field : {static_cast<QWidget *>(m_new), static_cast<QWidget *>(m_aboveCard),
                           static_cast<QWidget *>(m_reason), static_cast<QWidget *>(m_confirmation)})
        field->setEnabled(!m_sending);
}

void ResetRequestDialog::showFacts()
{
    if (!m_outlook)
        return;
    const store::ResetFacts &facts = m_outlook->facts;
    const bool canRelease = facts.boundToDocuments == 0;
    m_current->setText(QString::number(facts.currentNumber));
    showWithWholeNumbers(m_above, models::numbersAboveText(facts, m_new->value()));
    for (QWidget *widget : {static_cast<QWidget *>(m_skip), static_cast<QWidget *>(m_skipMeans),
                            static_cast<QWidget *>(m_void), static_cast<QWidget *>(m_voidMeans)})
        widget->setVisible(facts.countAbove > 0);
    m_skipMeans->setText(models::consequenceText(NumbersAbove::Skip, facts.countAbove));
    m_voidMeans->setText(
        canRelease ? models::consequenceText(NumbersAbove::Void, facts.countAbove)
                   : tr("Not possible: %n of them belong(s) to documents.", nullptr, facts.boundToDocuments));
    m_void->setEnabled(canRelease);
    if (!canRelease)
        m_skip->setChecked(true);
    showNext();
    fitHeight();
}

void ResetRequestDialog::showNext()
{
    const bool isRead = m_outlook.has_value();
    const auto above = m_void->isChecked() ? NumbersAbove::Void : NumbersAbove::Skip;
    const models::ShownNext next = isRead ? m_outlook->next(above) : models::ShownNext();
    m_next->setNumber(next.number);
    m_next->setVisible(next.sequence > 0);
    theme::setLook(m_nextNote, isRead ? Look::Warning : Look::Secondary);
    m_nextNote->setText(isRead ? models::nextAfterResetText(next, m_outlook->facts) : tr("Reading…"));
    m_nextNote->setVisible(!m_nextNote->text().isEmpty());
}

// Neither wrapped texts nor what can be scrolled make a window grow by themselves.
void ResetRequestDialog::fitHeight()
{
    const auto cards = findChildren<Card *>();
    for (const Card *card : cards)
        card->layout()->activate();
    m_scrolled->widget()->layout()->activate();
    layout()->activate();
    const int form = m_scrolled->widget()->layout()->totalHeightForWidth(m_scrolled->viewport()->width());
    const int missing = form - m_scrolled->viewport()->height();
    const int most = screen()->availableGeometry().height() - roomForFrame;
    resize(width(), qMin(most, height() + qMax(0, missing)));
}

void ResetRequestDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CarefulDialog::changeEvent(event);
}

void ResetRequestDialog::retranslate()
{
    const QString period =
        models::periodText(m_row.counter.key.period, currentLanguage(), Preferences::instance().calendar());
    setWindowTitle(tr("Request a reset"));
    m_counter->setText(models::counterText(m_row.counter.key, m_session.reference(), period));
    m_currentCaption->setText(tr("Current value"));
    m_newCaption->setText(tr("New value"));
    m_nextCaption->setText(tr("Next number after the reset"));
    m_new->setAccessibleName(m_newCaption->text());
    m_skip->setText(tr("Skip them (SKIP)"));
    m_void->setText(tr("Release them (VOID)"));
    m_reason->setLabel(tr("Reason, at least %1 letters or digits").arg(store::minimumForRequest));
    showFacts();
    showNext();
    readForm();
}

} // namespace lekthi::ui
