#include "ui/people/new_account_dialog.h"

#include "models/people/account_work.h"
#include "models/people/one_time_password.h"
#include "ui/people/role_fields.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestName = 255;
constexpr int longestLogin = 80;

} // namespace

NewAccountDialog::NewAccountDialog(models::AdministratorEntry &entry, const store::ReferenceData &reference,
                                   QWidget *parent)
    : AccountDialog(entry, u"newAccount"_s, parent)
    , m_password(models::makeOneTimePassword())
    , m_form(new QWidget(this))
    , m_loginCaption(makeLabel(m_form, Look::Caption))
    , m_login(addField(m_loginCaption, u"newAccountLogin"_s))
    , m_nameCaption(makeLabel(m_form, Look::Caption))
    , m_name(addField(m_nameCaption, u"newAccountName"_s))
    , m_englishCaption(makeLabel(m_form, Look::Caption))
    , m_english(addField(m_englishCaption, u"newAccountEnglishName"_s))
    , m_hostCaption(makeLabel(m_form, Look::Caption))
    , m_host(addField(m_hostCaption, u"newAccountHost"_s))
    , m_role(new RoleFields(reference, this))
{
    m_login->setMaxLength(longestLogin);
    m_host->setText(entry.place().usesNetwork() ? u"%"_s : u"localhost"_s);
    auto *grid = new QGridLayout(m_form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(theme::gap);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_loginCaption, 0, 0);
    grid->addWidget(m_hostCaption, 0, 1);
    grid->addWidget(m_login, 1, 0);
    grid->addWidget(m_host, 1, 1);
    grid->setRowMinimumHeight(2, theme::gapSmall);
    grid->addWidget(m_nameCaption, 3, 0);
    grid->addWidget(m_englishCaption, 3, 1);
    grid->addWidget(m_name, 4, 0);
    grid->addWidget(m_english, 4, 1);
    setTabOrder(m_login, m_host);
    setTabOrder(m_host, m_name);
    fields()->addWidget(m_form);
    fields()->addWidget(m_role);
    connect(m_role, &RoleFields::changed, this, &NewAccountDialog::readForm);
}

QLineEdit *NewAccountDialog::addField(QLabel *caption, const QString &name)
{
    auto *field = new QLineEdit(m_form);
    field->setObjectName(name);
    field->setMaxLength(longestName);
    caption->setBuddy(field);
    connect(field, &QLineEdit::textChanged, this, &NewAccountDialog::readForm);
    return field;
}

QWidget *NewAccountDialog::firstField() const
{
    return m_login;
}

store::NewAccount NewAccountDialog::account() const
{
    return {.account = {m_login->text(), m_host->text().trimmed()},
            .role = m_role->role(),
            .displayName = m_name->text().trimmed(),
            .displayNameEnglish = m_english->text().trimmed(),
            .projectIds = m_role->projectIds()};
}

bool NewAccountDialog::holdsInput() const
{
    return !m_login->text().isEmpty() || !m_name->text().isEmpty() || !m_english->text().isEmpty();
}

QString NewAccountDialog::missing() const
{
    if (m_login->text().isEmpty())
        return tr("Enter an account name.");
    if (const auto valid = store::checkLogin(m_login->text()); !valid)
        return store::describe(valid.error());
    if (m_host->text().trimmed().isEmpty())
        return tr("Enter where the account signs in from.");
    return m_role->missing();
}

QString NewAccountDialog::actionText() const
{
    return tr("&Add account");
}

models::Work<> NewAccountDialog::work() const
{
    return models::addingAccount(account(), m_password);
}

void NewAccountDialog::retranslate()
{
    m_loginCaption->setText(tr("A&ccount name"));
    m_login->setAccessibleName(tr("Account name"));
    m_hostCaption->setText(tr("Signs in &from"));
    m_host->setAccessibleName(tr("Signs in from"));
    m_host->setToolTip(
        tr("localhost: the computer of the server. %: any computer, encrypted. Or the name, address "
           "or pattern of a host, encrypted."));
    m_nameCaption->setText(tr("&Name in Thai"));
    m_name->setAccessibleName(tr("Name in Thai"));
    m_englishCaption->setText(tr("Name in &English"));
    m_english->setAccessibleName(tr("Name in English"));
    m_role->retranslate();
    setTexts(tr("Add an account"),
             tr("For a person or a numbering service. You get a password to hand over."));
}

} // namespace lekthi::ui
