#include "ui/alerts/retire_dialog.h"

#include "models/alerts/alert_work.h"
#include "models/session/session.h"
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
using numbering::Reason;

namespace {

constexpr int narrowest = 520;

} // namespace

RetireDialog::RetireDialog(models::Session &session, store::AlertChannel channel, const QStringList &rules,
                           QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_channel(std::move(channel))
    , m_rules(rules)
    , m_title(makeLabel(this, Look::Title))
    , m_means(makeLabel(this))
    , m_named(makeLabel(this, Look::Warning))
    , m_reason(new ReasonField(u"retireReason"_s, Reason::minimumForTemplate, this))
    , m_why(makeLabel(this, Look::Small))
    , m_banner(new Banner(this))
    , m_cancel(new QPushButton(this))
    , m_retire(new QPushButton(this))
{
    setObjectName(u"retireDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(narrowest);
    build();
    retranslate();
    connect(m_reason, &ReasonField::textChanged, this, &RetireDialog::update);
    connect(m_cancel, &QPushButton::clicked, this, &RetireDialog::cancel);
    connect(m_retire, &QPushButton::clicked, this, &RetireDialog::submit);
    (m_rules.isEmpty() ? static_cast<QWidget *>(m_reason) : m_cancel)->setFocus();
}

void RetireDialog::build()
{
    m_named->setObjectName(u"retireNamed"_s);
    m_why->setObjectName(u"retireWhy"_s);
    m_banner->setObjectName(u"retireBanner"_s);
    m_cancel->setObjectName(u"retireCancel"_s);
    m_retire->setObjectName(u"retireButton"_s);
    theme::setLook(m_retire, Look::PrimaryButton);
    for (QPushButton *button : {m_cancel, m_retire})
        button->setAutoDefault(false); // Enter in the field retires nothing
    QVBoxLayout *reason = m_reason->underLabel();
    reason->addWidget(m_why);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_retire);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    for (QWidget *widget : {m_title, m_means, m_named})
        layout->addWidget(widget);
    layout->addLayout(reason);
    layout->addWidget(m_banner);
    layout->addLayout(buttons);
    m_named->setVisible(!m_rules.isEmpty());
    m_reason->setShown(m_rules.isEmpty());
    for (QWidget *widget : {static_cast<QWidget *>(m_why), static_cast<QWidget *>(m_retire)})
        widget->setVisible(m_rules.isEmpty());
}

bool RetireDialog::holdsInput() const
{
    return !m_reason->isBlank();
}

void RetireDialog::submit()
{
    const auto reason = m_reason->reason();
    if (m_isWorking || !reason)
        return;
    m_isWorking = true;
    m_banner->hideMessage();
    update();
    m_session.worker().run(this, models::retiringChannel(m_channel, *reason),
                           [this](const store::Result<void> &done) {
                               m_isWorking = false;
                               update();
                               if (done) {
                                   emit retired(m_channel.name);
                                   accept();
                               } else {
                                   m_banner->showMessage(Banner::Kind::Error, store::describe(done.error()));
                               }
                           });
}

void RetireDialog::update()
{
    m_why->setText(m_reason->whatIsMissing());
    m_retire->setAccessibleDescription(m_why->text());
    m_retire->setEnabled(!m_isWorking && m_why->text().isEmpty());
    m_retire->setText(m_isWorking ? tr("Retiring…") : tr("Re&tire the channel"));
    m_reason->setEnabled(!m_isWorking);
    m_cancel->setEnabled(!m_isWorking);
}

bool RetireDialog::event(QEvent *event)
{
    const bool done = CarefulDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void RetireDialog::changeEvent(QEvent *event)
{
    CarefulDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RetireDialog::retranslate()
{
    setWindowTitle(tr("Retire a channel"));
    m_title->setText(tr("Retire channel %1").arg(m_channel.name));
    m_means->setText(
        tr("No alert goes to it any more, what waits to be sent there is not sent, and this "
           "computer forgets its address. What was sent stays in the history, and its name stays "
           "taken. This cannot be undone; to pause it, switch the channel off."));
    m_named->setText(tr("It cannot be retired while rules name it: %1. Choose other channels for them first.")
                         .arg(m_rules.join(tr(", ", "between the titles of rules"))));
    m_reason->setLabel(tr("&Reason"));
    m_reason->setAccessibleName(tr("Reason for retiring the channel"));
    m_cancel->setText(m_rules.isEmpty() ? tr("Cancel") : tr("Close"));
    update();
}

} // namespace lekthi::ui
