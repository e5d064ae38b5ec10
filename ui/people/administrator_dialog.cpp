#include "ui/people/administrator_dialog.h"

#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/content_height.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowestAdministratorDialog = 560;

} // namespace

AdministratorDialog::AdministratorDialog(models::AdministratorEntry &entry, QString command, QWidget *parent)
    : QDialog(parent)
    , m_entry(entry)
    , m_commandText(std::move(command))
    , m_title(makeLabel(this, Look::Title))
    , m_means(makeLabel(this))
    , m_loginCaption(makeLabel(this, Look::Caption))
    , m_login(new QLineEdit(this))
    , m_passwordCaption(makeLabel(this, Look::Caption))
    , m_password(new QLineEdit(this))
    , m_banner(new Banner(this))
    , m_commandCaption(makeLabel(this, Look::Caption))
    , m_command(makeLabel(this))
    , m_copy(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_enter(new QPushButton(this))
{
    setObjectName(u"administratorDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(narrowestAdministratorDialog);
    build();
    retranslate();
    resize(narrowestAdministratorDialog, layout()->totalHeightForWidth(narrowestAdministratorDialog));
    connect(m_login, &QLineEdit::textChanged, this, &AdministratorDialog::showState);
    connect(m_login, &QLineEdit::returnPressed, m_password, qOverload<>(&QWidget::setFocus));
    connect(m_password, &QLineEdit::returnPressed, this, &AdministratorDialog::submit);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_commandText); });
    connect(m_cancel, &QPushButton::clicked, this, &AdministratorDialog::reject);
    connect(m_enter, &QPushButton::clicked, this, &AdministratorDialog::submit);
    connect(&m_entry, &models::AdministratorEntry::opened, this, &QDialog::accept);
    connect(&m_entry, &models::AdministratorEntry::refused, this, &AdministratorDialog::refuse);
    (m_login->text().isEmpty() ? m_login : m_password)->setFocus();
}

void AdministratorDialog::build()
{
    m_login->setObjectName(u"administratorLogin"_s);
    m_password->setObjectName(u"administratorPassword"_s);
    m_banner->setObjectName(u"administratorBanner"_s);
    m_command->setObjectName(u"administratorCommand"_s);
    m_copy->setObjectName(u"administratorCopy"_s);
    m_cancel->setObjectName(u"administratorCancel"_s);
    m_enter->setObjectName(u"administratorEnter"_s);
    m_password->setEchoMode(QLineEdit::Password);
    if (!m_entry.place().usesNetwork())
        m_login->setText(qEnvironmentVariable("USER"));
    m_loginCaption->setBuddy(m_login);
    m_passwordCaption->setBuddy(m_password);
    m_command->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_command->setFont(theme::monoFont());
    theme::setLook(m_enter, Look::PrimaryButton);
    for (QPushButton *button : {m_copy, m_cancel, m_enter})
        button->setAutoDefault(false);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gap);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_loginCaption, 0, 0);
    grid->addWidget(m_passwordCaption, 0, 1);
    grid->addWidget(m_login, 1, 0);
    grid->addWidget(m_password, 1, 1);
    auto *command = new QHBoxLayout;
    command->setSpacing(theme::gapSmall);
    command->addWidget(m_command, 1);
    command->addWidget(m_copy, 0, Qt::AlignTop);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_enter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_title);
    layout->addWidget(m_means);
    layout->addLayout(grid);
    layout->addWidget(m_banner);
    layout->addWidget(m_commandCaption);
    layout->addLayout(command);
    layout->addLayout(buttons);
}

void AdministratorDialog::submit()
{
    if (!m_enter->isEnabled())
        return;
    m_isWorking = true;
    m_banner->hideMessage();
    showState();
    m_entry.enter(m_login->text().trimmed(), m_password->text());
}

void AdministratorDialog::refuse(const store::Error &error)
{
    m_isWorking = false;
    showState();
    m_banner->showMessage(Banner::Kind::Error, store::describe(error));
    m_password->setFocus();
    m_password->selectAll();
}

void AdministratorDialog::reject()
{
    if (!m_isWorking)
        QDialog::reject();
}

void AdministratorDialog::showState()
{
    m_enter->setEnabled(!m_isWorking && !m_login->text().trimmed().isEmpty());
    for (QWidget *widget : {static_cast<QWidget *>(m_login), static_cast<QWidget *>(m_password),
                            static_cast<QWidget *>(m_cancel)})
        widget->setEnabled(!m_isWorking);
}

bool AdministratorDialog::event(QEvent *event)
{
    const bool done = QDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void AdministratorDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void AdministratorDialog::retranslate()
{
    setWindowTitle(tr("Server administrator"));
    m_title->setText(tr("Sign in as an administrator of the server"));
    m_means->setText(
        tr("Only an administrator of the server adds and changes accounts, so that no one can create a "
           "second account to approve their own requests. This sign-in is used until you leave the "
           "page, and is not kept."));
    m_loginCaption->setText(tr("&Account"));
    m_login->setAccessibleName(tr("Account"));
    m_passwordCaption->setText(tr("&Password"));
    m_password->setAccessibleName(tr("Password"));
    if (!m_entry.place().usesNetwork())
        m_password->setPlaceholderText(tr("None for the store's owner"));
    m_commandCaption->setText(tr("Or ask an administrator to run:"));
    m_command->setText(m_commandText);
    m_copy->setText(tr("Cop&y command"));
    m_cancel->setText(tr("Cancel"));
    m_enter->setText(tr("&Sign in"));
    showState();
}

} // namespace lekthi::ui
