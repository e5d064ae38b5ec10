#include "models/session/password_keeper.h"
#include "ui/shell/password_dialog.h"
#include "ui/shell/preferences.h"
#include "ui/shell/shell.h"

namespace lekthi::ui {

void Shell::setKeychain(models::PasswordKeeper *keychain)
{
    m_keychain = keychain && keychain->isAvailable() ? keychain : nullptr;
    m_services.setKeychain(keychain);
}

void Shell::askForPassword()
{
    auto *dialog = new PasswordDialog(m_session->address(), this);
    connect(dialog, &PasswordDialog::changed, this, &Shell::useNewPassword);
    dialog->open();
}

void Shell::useNewPassword(const QString &password)
{
    m_services.setPassword(password);
    renewKeptPassword();
    m_newsAbout = {};
    m_news->showMessage(Banner::Kind::Good, tr("Your password was changed. Use the new one from now on."));
}

/// An old password must not stay where the new one could not be kept.
void Shell::renewKeptPassword()
{
    const auto &preferences = Preferences::instance();
    const QString name = m_session->address().toText();
    if (!m_keychain || !preferences.keepsPassword() || preferences.lastServer() != name)
        return;
    m_keychain->keep(name, m_session->address().password, this, [this, name](bool kept) {
        if (kept)
            return;
        m_keychain->forget(name);
        emit keepingFailed();
    });
}

} // namespace lekthi::ui
