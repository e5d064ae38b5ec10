#include "ui/widgets/reason_dialog.h"

#include "core/store/requests/request.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/content_height.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"
#include "ui/widgets/send_row.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int reasonDialogWidth = 520;

} // namespace

ReasonDialog::ReasonDialog(models::Session &session, const QString &name, const QString &about,
                           QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_title(makeLabel(this, Look::Title))
    , m_about(makeLabel(this, Look::Strong))
    , m_means(makeLabel(this))
    , m_reason(new ReasonField(name + "Reason"_L1, store::minimumForRequest, this))
    , m_banner(new Banner(this))
    , m_buttons(new SendRow(name, this))
{
    setObjectName(name + "Dialog"_L1);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(reasonDialogWidth);
    m_about->setObjectName(name + "Of"_L1);
    m_banner->setObjectName(name + "Banner"_L1);
    showOrHide(m_about, about);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    for (QWidget *widget : {m_title, m_about, m_means})
        layout->addWidget(widget);
    layout->addLayout(m_reason->underLabel());
    layout->addWidget(m_banner);
    layout->addLayout(m_buttons);
    connect(m_reason, &ReasonField::textChanged, this, &ReasonDialog::showState);
    connect(m_buttons, &SendRow::cancelled, this, &ReasonDialog::cancel);
    connect(m_buttons, &SendRow::sent, this, &ReasonDialog::send);
    m_reason->setFocus();
}

void ReasonDialog::send()
{
    const auto reason = m_reason->reason();
    if (!reason || m_sending)
        return;
    m_sending = true;
    m_banner->hideMessage();
    showState();
    m_session.worker().run(this, request(*reason), [this](const store::Result<qint64> &done) {
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

bool ReasonDialog::holdsInput() const
{
    return !m_reason->isBlank();
}

void ReasonDialog::showState()
{
    m_buttons->showState(m_reason->whatIsMissing(), m_sending);
    m_reason->setEnabled(!m_sending);
}

bool ReasonDialog::event(QEvent *event)
{
    const bool done = CarefulDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void ReasonDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CarefulDialog::changeEvent(event);
}

void ReasonDialog::retranslate()
{
    const Texts said = texts();
    setWindowTitle(said.title);
    m_title->setText(said.title);
    m_means->setText(said.means);
    m_reason->setLabel(said.reason);
    m_buttons->setTexts(tr("Cancel"), said.send);
    showState();
}

} // namespace lekthi::ui
