#include "ui/shell/fault_report_dialog.h"

#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextDocument>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize reportSize(560, 520);

} // namespace

FaultReportDialog::FaultReportDialog(const QList<models::ProgramFact> &facts, QWidget *parent)
    : CarefulDialog(parent)
    , m_title(makeLabel(this, Look::Title))
    , m_purpose(makeLabel(this, Look::Secondary))
    , m_text(new QPlainTextEdit(this))
    , m_banner(new Banner(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"faultReportDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_text->setObjectName(u"faultReportText"_s);
    m_banner->setObjectName(u"faultReportBanner"_s);
    m_copy->setObjectName(u"faultReportCopy"_s);
    m_close->setObjectName(u"faultReportClose"_s);
    m_text->setTabChangesFocus(true);
    m_text->setPlainText(tr("What I did:") + u"\n\n"_s + tr("What I expected:") + u"\n\n"_s +
                         tr("What happened instead, with the reference of the message (ERR-…):") +
                         u"\n\nLekthi\n"_s + models::programFactsText(facts) + u'\n');
    m_text->document()->setModified(false);
    build();
    retranslate();
    resize(reportSize);
    connect(m_copy, &QPushButton::clicked, this, &FaultReportDialog::copy);
    connect(m_close, &QPushButton::clicked, this, &FaultReportDialog::reject);
    m_text->setFocus();
}

void FaultReportDialog::build()
{
    theme::setLook(m_copy, Look::PrimaryButton);
    for (QPushButton *button : {m_copy, m_close})
        button->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_title);
    layout->addWidget(m_purpose);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_banner);
    layout->addLayout(buttons);
}

bool FaultReportDialog::holdsInput() const
{
    return m_text->document()->isModified();
}

void FaultReportDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_text->toPlainText());
    m_text->document()->setModified(false);
    m_banner->showMessage(Banner::Kind::Good, tr("Copied. Paste it into a message."));
}

void FaultReportDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CarefulDialog::changeEvent(event);
}

/// What was written stays as it is.
void FaultReportDialog::retranslate()
{
    setWindowTitle(tr("Report a fault"));
    m_title->setText(tr("Report a fault"));
    m_purpose->setText(
        tr("Answer the three questions, copy the text and send it to the person who maintains Lekthi for "
           "you. It holds versions, but no passwords, addresses or document numbers."));
    m_text->setAccessibleName(tr("Text of the report"));
    m_close->setText(tr("Close"));
    m_copy->setText(tr("&Copy the report"));
    m_banner->hideMessage();
}

} // namespace lekthi::ui
