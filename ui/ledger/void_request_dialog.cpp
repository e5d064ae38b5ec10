#include "ui/ledger/void_request_dialog.h"

#include "models/requests/request_work.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/content_height.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int voidDialogWidth = 520;

} // namespace

VoidRequestDialog::VoidRequestDialog(models::Session &session, QString number, qint64 ledgerId,
                                     QString requestId, QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_text(std::move(number))
    , m_ledgerId(ledgerId)
    , m_requestId(std::move(requestId))
    , m_title(makeLabel(this, Look::Title))
    , m_number(makeLabel(this, Look::Strong))
    , m_means(makeLabel(this))
    , m_reason(new ReasonField(u"voidRequestReason"_s, store::minimumForRequest, this))
    , m_banner(new Banner(this))
    , m_why(makeLabel(this, Look::Small))
    , m_cancel(new QPushButton(this))
    , m_send(new QPushButton(this))
{
    setObjectName(u"voidRequestDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(voidDialogWidth);
    build();
    retranslate();
    connect(m_reason, &ReasonField::textChanged, this, &VoidRequestDialog::showState);
    connect(m_cancel, &QPushButton::clicked, this, &VoidRequestDialog::cancel);
    connect(m_send, &QPushButton::clicked, this, &VoidRequestDialog::send);
    m_reason->setFocus();
}

void VoidRequestDialog::build()
{
    m_number->setObjectName(u"voidRequestOf"_s);
    m_banner->setObjectName(u"voidRequestBanner"_s);
    m_why->setObjectName(u"voidRequestWhy"_s);
    m_cancel->setObjectName(u"voidRequestCancel"_s);
    m_send->setObjectName(u"voidRequestSend"_s);
    m_number->setText(m_text);
    theme::setLook(m_send, Look::PrimaryButton);
    // Enter in a field must not send what two persons will have to deal with.
    for (QPushButton *button : {m_cancel, m_send})
        button->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_why, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_send);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_number), static_cast<QWidget *>(m_means)})
        layout->addWidget(widget);
    layout->addLayout(m_reason->underLabel());
    layout->addWidget(m_banner);
    layout->addLayout(buttons);
}

void VoidRequestDialog::send()
{
    const auto reason = m_reason->reason();
    if (!reason || m_sending)
        return;
    m_sending = true;
    m_banner->hideMessage();
    showState();
    m_session.worker().run(this, models::requesting(store::VoidWish{m_ledgerId, m_requestId, *reason}),
                           [this](const store::Result<qint64> &done) {
                               m_sending = false;
                               showState();
                               if (done) {
                                   emit requested(*done);
                                   accept();
                                   return;
                               }
                               m_banner->showMessage(Banner::Kind::Warning, store::describe(done.error()));
                           });
}

bool VoidRequestDialog::holdsInput() const
{
    return !m_reason->isBlank();
}

void VoidRequestDialog::showState()
{
    const QString missing = m_reason->whatIsMissing();
    m_why->setText(missing);
    m_send->setEnabled(missing.isEmpty() && !m_sending);
    m_send->setAccessibleDescription(missing);
    m_cancel->setEnabled(!m_sending);
    m_reason->setEnabled(!m_sending);
}

bool VoidRequestDialog::event(QEvent *event)
{
    const bool done = CarefulDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void VoidRequestDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CarefulDialog::changeEvent(event);
}

void VoidRequestDialog::retranslate()
{
    setWindowTitle(tr("Request to void a number"));
    m_title->setText(tr("Request to void a number"));
    m_means->setText(
        tr("Another Super Admin has to agree. Once voided, the number stays taken: no document can "
           "have it, it has no revisions, and it is never allocated again. This cannot be undone."));
    m_reason->setLabel(tr("Why the number should be voided"));
    m_cancel->setText(tr("Cancel"));
    m_send->setText(tr("Request voiding"));
    showState();
}

} // namespace lekthi::ui
