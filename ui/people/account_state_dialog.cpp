#include "ui/people/account_state_dialog.h"

#include "core/store/people/rights.h"
#include "models/people/account_text.h"
#include "models/people/account_work.h"
#include "models/people/one_time_password.h"
#include "models/session/session.h"

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::AccountDeed;

AccountStateDialog::AccountStateDialog(models::AdministratorEntry &entry, AccountDeed deed,
                                       models::AccountRow row, std::optional<int> superAdminsLeft,
                                       QWidget *parent)
    : AccountDialog(entry, u"accountState"_s, parent)
    , m_deed(deed)
    , m_row(std::move(row))
    , m_superAdminsLeft(superAdminsLeft)
    , m_password(deed == AccountDeed::ResetPassword ? models::makeOneTimePassword() : QString())
{
    askForReason(m_deed != AccountDeed::ResetPassword);
}

QString AccountStateDialog::meaning() const
{
    switch (m_deed) {
    case AccountDeed::Deactivate:
        return tr(
            "The account loses all its rights at once, and its sessions are ended. What it did stays in the "
            "records.");
    case AccountDeed::Activate:
        return tr("The account gets its role and projects back, and the server lets it in again.");
    default:
        return store::may(m_row.person.role, store::Deed::SignIn)
                   ? tr("The current password stops working and open sessions are ended. You get a one-time "
                        "password to hand over; the next sign-in asks for a new one.")
                   : tr("The current password stops working and open sessions are ended. The service "
                        "allocates no numbers until it has the new password.");
    }
}

void AccountStateDialog::retranslate()
{
    const QString name = models::displayName(m_row.person);
    switch (m_deed) {
    case AccountDeed::Deactivate:
        return setTexts(tr("Deactivate %1").arg(name), meaning());
    case AccountDeed::Activate:
        return setTexts(tr("Activate %1").arg(name), meaning());
    default:
        return setTexts(tr("Reset the password of %1").arg(name), meaning());
    }
}

QString AccountStateDialog::warning() const
{
    return m_deed == AccountDeed::Deactivate ? models::fewSuperAdminsWarning(m_superAdminsLeft) : QString();
}

QString AccountStateDialog::actionText() const
{
    switch (m_deed) {
    case AccountDeed::Deactivate:
        return tr("&Deactivate account");
    case AccountDeed::Activate:
        return tr("&Activate account");
    default:
        return tr("Re&set password");
    }
}

models::Work<> AccountStateDialog::work() const
{
    const QString &login = m_row.person.login;
    switch (m_deed) {
    case AccountDeed::Deactivate:
        return models::deactivating(login, reason());
    case AccountDeed::Activate:
        return models::activating(login, reason());
    default:
        return models::settingPassword(login, m_password);
    }
}

} // namespace lekthi::ui
