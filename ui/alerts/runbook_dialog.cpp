#include "ui/alerts/runbook_dialog.h"

#include "models/alerts/runbook.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize usualSize(760, 620);

/// Commands stand apart, and paragraphs have room between them, which Markdown leaves to whoever shows it.
void dressText(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence);
        const bool wasCode = block.previous().blockFormat().hasProperty(QTextFormat::BlockCodeFence);
        format.setTopMargin(isCode && wasCode ? 0 : theme::gapSmall);
        format.setBottomMargin(0);
        if (isCode) {
            format.setNonBreakableLines(false);
            format.setLeftMargin(theme::gapLarge);
            cursor.select(QTextCursor::BlockUnderCursor);
            QTextCharFormat characters;
            characters.setFont(theme::monoFont());
            cursor.mergeCharFormat(characters);
            cursor = QTextCursor(block);
        }
        cursor.setBlockFormat(format);
    }
}

} // namespace

RunbookDialog::RunbookDialog(QString rule, QWidget *parent)
    : QDialog(parent)
    , m_rule(std::move(rule))
    , m_note(makeLabel(this, Look::Small))
    , m_text(new QTextBrowser(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"runbookDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(usualSize);
    m_text->setObjectName(u"runbookText"_s);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_close->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_note);
    layout->addWidget(m_text, 1);
    layout->addLayout(buttons);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(models::runbookSection(m_rule)); });
    showTexts();
    m_text->setFocus();
}

void RunbookDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showTexts();
}

void RunbookDialog::showTexts()
{
    setWindowTitle(tr("What to do"));
    m_note->setText(tr("The runbook is in English. The same text: lekthictl alert runbook %1").arg(m_rule));
    m_text->setAccessibleName(windowTitle());
    m_copy->setText(tr("Copy"));
    m_close->setText(tr("Close"));
    m_text->setMarkdown(models::runbookSection(m_rule));
    dressText(*m_text->document());
    m_text->moveCursor(QTextCursor::Start);
}

} // namespace lekthi::ui
