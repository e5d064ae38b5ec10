#include "ui/pools/retire_pool_dialog.h"

#include "core/store/requests/request.h"
#include "models/pools/pool_wish.h"
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

constexpr int retireDialogWidth = 520;

} // namespace

RetirePoolDialog::RetirePoolDialog(models::Session &session, pools::PoolName name, QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_name(std::move(name))
    , m_title(makeLabel(this, Look::Title))
    , m_means(makeLabel(this))
    , m_reason(new ReasonField(u"retirePoolReason"_s, store::minimumForRequest, this))
    , m_banner(new Banner(this))
    , m_why(makeLabel(this, Look::Small))
    , m_cancel(new QPushButton(this))
    , m_send(new QPushButton(this))
{
    setObjectName(u"retirePoolDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(retireDialogWidth);
    build();
    retranslate();
    connect(m_reason, &ReasonField::textChanged, this, &RetirePoolDialog::showState);
    connect(m_cancel, &QPushButton::clicked, this, &RetirePoolDialog::cancel);
    connect(m_send, &QPushButton::clicked, this, &RetirePoolDialog::send);
    m_reason->setFocus();
}

void RetirePoolDialog::build()
{
    m_banner->setObjectName(u"retirePoolBanner"_s);
    m_why->setObjectName(u"retirePoolWhy"_s);
    m_cancel->setObjectName(u"retirePoolCancel"_s);
    m_send->setObjectName(u"retirePoolSend"_s);
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
    layout->addWidget(m_title);
    layout->addWidget(m_means);
    layout->addLayout(m_reason->underLabel());
    layout->addWidget(m_banner);
    layout->addLayout(buttons);
}

void RetirePoolDialog::send()
{
    const auto reason = m_reason->reason();
    if (!reason || m_sending)
        return;
    m_sending = true;
    m_banner->hideMessage();
    showState();
    m_session.worker().run(this, models::requestingRetirement(m_name, *reason),
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

bool RetirePoolDialog::holdsInput() const
{
    return !m_reason->isBlank();
}

void RetirePoolDialog::showState()
{
    const QString missing = m_reason->whatIsMissing();
    m_why->setText(missing);
    m_send->setEnabled(missing.isEmpty() && !m_sending);
    m_send->setAccessibleDescription(missing);
    m_cancel->setEnabled(!m_sending);
    m_reason->setEnabled(!m_sending);
}

bool RetirePoolDialog::event(QEvent *event)
{
    const bool done = CarefulDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void RetirePoolDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CarefulDialog::changeEvent(event);
}

void RetirePoolDialog::retranslate()
{
    const QString title = tr("Request to retire the ID pool %1").arg(m_name.text());
    setWindowTitle(title);
    m_title->setText(title);
    m_means->setText(
        tr("Another Super Admin has to agree. A retired pool issues no more IDs and cannot be filled. IDs "
           "that were issued stay in its ledger and can be checked. The name is never used again. This "
           "cannot be undone."));
    m_reason->setLabel(tr("Why the pool should be retired"));
    m_cancel->setText(tr("Cancel"));
    m_send->setText(tr("Request retirement"));
    showState();
}

} // namespace lekthi::ui
