#include "ui/shell/opening_page.h"

#include "ui/shell/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int contentWidth = 680;

QWidget *centred(QVBoxLayout *column, int width)
{
    auto *side = new QWidget;
    auto *box = new QWidget(side);
    box->setLayout(column);
    box->setMaximumWidth(width);
    column->setContentsMargins(theme::margin, theme::margin, theme::margin, theme::margin);
    column->setSpacing(theme::gap);
    auto *row = new QHBoxLayout(side);
    row->addStretch(1);
    row->addWidget(box, 100);
    row->addStretch(1);
    return side;
}

} // namespace

OpeningPage::OpeningPage(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedLayout(this))
    , m_brand(new QLabel(u"Lekthi เลขที่"_s))
    , m_progress(new QLabel)
    , m_bar(new QProgressBar)
    , m_failureTitle(new QLabel)
    , m_failure(new QLabel)
    , m_detailsCaption(new QLabel)
    , m_details(new QPlainTextEdit)
    , m_server(new QPushButton)
    , m_quit(new QPushButton)
    , m_retry(new QPushButton)
{
    theme::dress(*this);
    setObjectName(u"openingPage"_s);
    m_progressSide = makeProgressSide();
    m_failureSide = makeFailureSide();
    m_stack->addWidget(m_progressSide);
    m_stack->addWidget(m_failureSide);
    connect(m_retry, &QPushButton::clicked, this, &OpeningPage::retryRequested);
    connect(m_server, &QPushButton::clicked, this, &OpeningPage::serverRequested);
    connect(m_quit, &QPushButton::clicked, this, &OpeningPage::quitRequested);
    showOpening();
}

QWidget *OpeningPage::makeProgressSide()
{
    theme::setLook(m_brand, Look::Hero);
    theme::setLook(m_progress, Look::Secondary);
    m_progress->setTextFormat(Qt::PlainText);
    m_progress->setWordWrap(true);
    m_progress->setAlignment(Qt::AlignHCenter);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    auto *column = new QVBoxLayout;
    column->addStretch(2);
    column->addWidget(m_brand, 0, Qt::AlignHCenter);
    column->addWidget(m_bar);
    column->addWidget(m_progress);
    column->addStretch(3);
    return centred(column, contentWidth / 2);
}

QWidget *OpeningPage::makeFailureSide()
{
    theme::setLook(m_failureTitle, Look::Title);
    theme::setLook(m_detailsCaption, Look::Caption);
    theme::setLook(m_retry, Look::PrimaryButton);
    theme::setLook(m_server, Look::LinkButton);
    m_failure->setObjectName(u"openingError"_s);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->setWordWrap(true);
    m_failure->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setObjectName(u"openingDetails"_s);
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_retry->setObjectName(u"retryButton"_s);
    m_server->setObjectName(u"otherServerButton"_s);
    m_quit->setObjectName(u"quitButton"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_server);
    buttons->addStretch(1);
    buttons->addWidget(m_quit);
    buttons->addWidget(m_retry);
    auto *column = new QVBoxLayout;
    column->addStretch(1);
    column->addWidget(m_failureTitle);
    column->addWidget(m_failure);
    column->addWidget(m_detailsCaption);
    column->addWidget(m_details, 3);
    column->addLayout(buttons);
    column->addStretch(1);
    return centred(column, contentWidth);
}

void OpeningPage::showOpening()
{
    m_state = State::Opening;
    m_stack->setCurrentWidget(m_progressSide);
    retranslate();
}

void OpeningPage::showProgress(const QString &sentence)
{
    if (m_state == State::Opening)
        m_progress->setText(sentence);
}

void OpeningPage::showFailure(const models::OpenFailure &failure)
{
    m_state = State::Failed;
    m_failure->setText(failure.message);
    m_details->setPlainText(failure.details);
    m_details->setVisible(!failure.details.isEmpty());
    m_detailsCaption->setVisible(!failure.details.isEmpty());
    m_stack->setCurrentWidget(m_failureSide);
    m_retry->setFocus();
    retranslate();
}

void OpeningPage::showClosing()
{
    m_state = State::Closing;
    m_stack->setCurrentWidget(m_progressSide);
    retranslate();
}

void OpeningPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OpeningPage::retranslate()
{
    if (m_state == State::Opening)
        m_progress->setText(tr("Opening the store."));
    if (m_state == State::Closing)
        m_progress->setText(
            tr("Closing the store. This window closes by itself when everything is safe on disk."));
    m_bar->setAccessibleName(m_progress->text());
    m_details->setFont(theme::monoFont());
    m_failureTitle->setText(tr("The store could not be opened"));
    m_detailsCaption->setText(tr("Details from the log"));
    m_details->setAccessibleName(m_detailsCaption->text());
    m_server->setText(tr("Sign in to a &server instead"));
    m_quit->setText(tr("&Quit"));
    m_retry->setText(tr("&Try again"));
}

} // namespace lekthi::ui
