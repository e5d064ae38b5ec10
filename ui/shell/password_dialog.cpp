#include "ui/shell/password_dialog.h"

#include "core/store/people/own_password.h"
#include "models/aside.h"
#include "ui/shell/new_password_form.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/content_height.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowest = 480;

} // namespace

PasswordDialog::PasswordDialog(store::Address address, QWidget *parent)
    : QDialog(parent)
    , m_address(std::move(address))
    , m_title(makeLabel(this, Look::Title))
    , m_presentCaption(makeLabel(this, Look::Caption))
    , m_present(new QLineEdit(this))
    , m_form(new NewPasswordForm(this))
    , m_banner(new Banner(this))
    , m_cancel(new QPushButton(this))
    , m_change(new QPushButton(this))
{
    setObjectName(u"passwordDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(narrowest);
    m_address.password.clear();
    m_form->start(m_address.user, {}, NewPasswordForm::Occasion::OwnWish);
    build();
    retranslate();
    connect(m_present, &QLineEdit::textChanged, m_form, &NewPasswordForm::setPresent);
    connect(m_present, &QLineEdit::textChanged, this, &PasswordDialog::showState);
    connect(m_present, &QLineEdit::returnPressed, m_form, &NewPasswordForm::focusFirst);
    connect(m_form, &NewPasswordForm::acceptableChanged, this, &PasswordDialog::showState);
    connect(m_form, &NewPasswordForm::submitted, this, &PasswordDialog::submit);
    connect(m_cancel, &QPushButton::clicked, this, &PasswordDialog::reject);
    connect(m_change, &QPushButton::clicked, this, &PasswordDialog::submit);
    m_present->setFocus();
}

void PasswordDialog::build()
{
    m_present->setObjectName(u"presentPassword"_s);
    m_present->setEchoMode(QLineEdit::Password);
    m_presentCaption->setBuddy(m_present);
    m_banner->setObjectName(u"passwordBanner"_s);
    m_cancel->setObjectName(u"passwordCancel"_s);
    m_change->setObjectName(u"passwordChange"_s);
    theme::setLook(m_change, Look::PrimaryButton);
    for (QPushButton *button : {m_cancel, m_change})
        button->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_change);
    auto *present = new QVBoxLayout;
    present->setSpacing(2);
    present->addWidget(m_presentCaption);
    present->addWidget(m_present);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_title);
    layout->addLayout(present);
    layout->addWidget(m_form);
    layout->addWidget(m_banner);
    layout->addLayout(buttons);
}

void PasswordDialog::submit()
{
    if (!m_change->isEnabled())
        return;
    m_working = true;
    m_banner->showMessage(Banner::Kind::Info, tr("Changing the password."));
    showState();
    store::Address address = m_address;
    address.password = m_present->text();
    const QString password = m_form->password();
    models::runAside(
        this, [address, password] { return store::changeOwnPassword(address, password); },
        [this, password](const store::Result<void> &done) { take(done, password); });
}

void PasswordDialog::take(const store::Result<void> &done, const QString &password)
{
    m_working = false;
    showState();
    if (done) {
        emit changed(password);
        accept();
        return;
    }
    const bool isWrong = done.error().kind == store::ErrorKind::AccessDenied;
    m_banner->showMessage(Banner::Kind::Error, isWrong ? tr("The current password is wrong. Enter it again.")
                                                       : store::describe(done.error()));
    if (isWrong) {
        m_present->setFocus();
        m_present->selectAll();
    } else {
        m_form->focusFirst();
    }
}

void PasswordDialog::showState()
{
    m_change->setEnabled(!m_working && !m_present->text().isEmpty() && m_form->isAcceptable());
    for (QWidget *widget : {static_cast<QWidget *>(m_present), static_cast<QWidget *>(m_form),
                            static_cast<QWidget *>(m_cancel)})
        widget->setEnabled(!m_working);
}

void PasswordDialog::reject()
{
    if (!m_working)
        QDialog::reject();
}

bool PasswordDialog::event(QEvent *event)
{
    const bool done = QDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void PasswordDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void PasswordDialog::retranslate()
{
    setWindowTitle(tr("Change the password"));
    m_title->setText(tr("Password of %1").arg(m_address.user));
    m_presentCaption->setText(tr("Curren&t password"));
    m_present->setAccessibleName(tr("Current password"));
    m_cancel->setText(tr("Cancel"));
    m_change->setText(tr("&Change the password"));
    showState();
}

} // namespace lekthi::ui
