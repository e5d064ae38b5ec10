#include "ui/templates/confirmation_dialog.h"

#include "core/numbering/reason.h"
#include "core/store/templates/template_confirmation.h"
#include "models/aside.h"
#include "models/session/session.h"
#include "models/templates/template_work.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/label.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Reason;

namespace {

constexpr int narrowest = 520;

} // namespace

ConfirmationDialog::ConfirmationDialog(Matter matter, QWidget *parent)
    : QDialog(parent)
    , m_matter(std::move(matter))
    , m_title(makeLabel(this, Look::Title))
    , m_sentence(makeLabel(this, Look::Strong))
    , m_what(makeLabel(this))
    , m_fields(new QWidget(this))
    , m_accountCaption(makeLabel(m_fields, Look::Caption))
    , m_account(new QComboBox(m_fields))
    , m_passwordCaption(makeLabel(m_fields, Look::Caption))
    , m_password(new QLineEdit(m_fields))
    , m_reasonCaption(makeLabel(m_fields, Look::Caption))
    , m_reason(new QLineEdit(m_fields))
    , m_missing(makeLabel(m_fields, Look::Small))
    , m_banner(new Banner(this))
    , m_cancel(new QPushButton(this))
    , m_confirm(new QPushButton(this))
{
    setObjectName(u"confirmationDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(narrowest);
    m_matter.address.password.clear();
    build();
    fillAccounts();
    retranslate();
    connect(m_password, &QLineEdit::textChanged, this, &ConfirmationDialog::showState);
    connect(m_reason, &QLineEdit::textChanged, this, &ConfirmationDialog::showState);
    connect(m_reason, &QLineEdit::returnPressed, this, &ConfirmationDialog::submit);
    connect(m_cancel, &QPushButton::clicked, this, &ConfirmationDialog::reject);
    connect(m_confirm, &QPushButton::clicked, this, &ConfirmationDialog::submit);
    (hasSuperAdmin() ? static_cast<QWidget *>(m_account) : m_cancel)->setFocus();
}

void ConfirmationDialog::build()
{
    m_sentence->setObjectName(u"confirmationSentence"_s);
    m_what->setObjectName(u"confirmationWhat"_s);
    m_account->setObjectName(u"confirmationAccount"_s);
    m_password->setObjectName(u"confirmationPassword"_s);
    m_password->setEchoMode(QLineEdit::Password);
    m_reason->setObjectName(u"confirmationReason"_s);
    m_reason->setMaxLength(2 * Reason::maximumLength);
    m_banner->setObjectName(u"confirmationBanner"_s);
    m_cancel->setObjectName(u"confirmationCancel"_s);
    m_confirm->setObjectName(u"confirmationConfirm"_s);
    theme::setLook(m_confirm, Look::PrimaryButton);
    m_accountCaption->setBuddy(m_account);
    m_passwordCaption->setBuddy(m_password);
    m_reasonCaption->setBuddy(m_reason);
    for (QPushButton *button : {m_cancel, m_confirm})
        button->setAutoDefault(false);
    auto *fields = new QVBoxLayout(m_fields);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(4);
    for (QWidget *widget : {static_cast<QWidget *>(m_accountCaption), static_cast<QWidget *>(m_account),
                            static_cast<QWidget *>(m_passwordCaption), static_cast<QWidget *>(m_password),
                            static_cast<QWidget *>(m_reasonCaption), static_cast<QWidget *>(m_reason),
                            static_cast<QWidget *>(m_missing)})
        fields->addWidget(widget);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_confirm);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    for (QWidget *widget : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_sentence),
                            static_cast<QWidget *>(m_what), m_fields, static_cast<QWidget *>(m_banner)})
        layout->addWidget(widget);
    layout->addLayout(buttons);
    m_fields->setVisible(hasSuperAdmin());
    m_confirm->setVisible(hasSuperAdmin());
}

void ConfirmationDialog::fillAccounts()
{
    const int chosen = std::max(0, m_account->currentIndex());
    m_account->clear();
    for (const store::Person &person : m_matter.superAdmins)
        m_account->addItem(models::displayName(person) + u" · "_s + person.login, person.login);
    m_account->setCurrentIndex(hasSuperAdmin() ? chosen : -1);
}

void ConfirmationDialog::submit()
{
    const auto reason = Reason::parse(m_reason->text(), store::minimumForConfirmation);
    if (!m_confirm->isEnabled() || !reason)
        return;
    m_working = true;
    m_banner->hideMessage();
    showState();
    store::Address address = m_matter.address;
    address.user = m_account->currentData().toString();
    address.password = m_password->text();
    models::runAside(
        this,
        [address, change = m_matter.change, reason = *reason] {
            return models::confirmTemplateAs(address, change, reason);
        },
        [this](const store::Result<void> &done) { take(done); });
}

void ConfirmationDialog::take(const store::Result<void> &done)
{
    m_working = false;
    m_password->clear();
    showState();
    if (done) {
        emit confirmed();
        accept();
        return;
    }
    const bool isWrong = done.error().kind == store::ErrorKind::AccessDenied;
    m_banner->showMessage(Banner::Kind::Error, isWrong ? tr("The password is wrong. Enter it again.")
                                                       : store::describe(done.error()));
    m_password->setFocus();
}

void ConfirmationDialog::showState()
{
    const auto reason = Reason::parse(m_reason->text(), store::minimumForConfirmation);
    m_confirm->setEnabled(!m_working && !m_password->text().isEmpty() && reason);
    m_confirm->setText(m_working
                           ? tr("Confirming…")
                           : tr("Confirm and save as version %1").arg(m_matter.change.expectedVersion + 1));
    m_missing->setText(reason ? QString()
                              : numbering::describe(reason.error(), store::minimumForConfirmation));
    m_confirm->setAccessibleDescription(m_missing->text());
    m_fields->setEnabled(!m_working);
    m_cancel->setEnabled(!m_working);
}

void ConfirmationDialog::reject()
{
    if (!m_working)
        QDialog::reject();
}

/// A banner or longer texts would squeeze the fields: a dialog does not grow by itself once it is shown.
bool ConfirmationDialog::event(QEvent *event)
{
    const bool done = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        setMinimumHeight(layout()->totalHeightForWidth(width()));
    return done;
}

void ConfirmationDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

QString ConfirmationDialog::whatToDo() const
{
    if (!hasSuperAdmin())
        return tr("Numbers of this template must be unique in the whole store. Saving it needs a "
                  "confirmation by a Super Admin other than you, and this store has none. Fix the template, "
                  "or ask the administrator of the server for a Super Admin.");
    return tr(
        "Numbers of this template must be unique in the whole store. Fix it, or ask a Super Admin other than "
        "you to confirm it: here, or with “lekthictl template confirm”, after which you save again.");
}

void ConfirmationDialog::retranslate()
{
    setWindowTitle(tr("Two documents could get the same number"));
    m_title->setText(tr("Two documents could get the same number"));
    m_sentence->setText(m_matter.sentence);
    m_what->setText(whatToDo());
    m_accountCaption->setText(tr("Super Admin who confirms"));
    m_account->setAccessibleName(m_accountCaption->text());
    m_passwordCaption->setText(tr("Password of this Super Admin"));
    m_password->setAccessibleName(m_passwordCaption->text());
    m_reasonCaption->setText(tr("Why these numbers may repeat"));
    m_reason->setAccessibleName(m_reasonCaption->text());
    m_cancel->setText(tr("Cancel"));
    fillAccounts();
    showState();
}

} // namespace lekthi::ui
