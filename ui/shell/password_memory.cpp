#include "ui/shell/password_memory.h"

#include "ui/shell/preferences.h"
#include "ui/shell/server_form.h"

namespace lekthi::ui {

PasswordMemory::PasswordMemory(ServerForm &form, QObject *parent)
    : QObject(parent)
    , m_form(form)
{
}

void PasswordMemory::setKeeper(models::PasswordKeeper *keeper)
{
    m_keeper = keeper && keeper->isAvailable() ? keeper : nullptr;
    if (m_keeper)
        m_form.offerKeeping(Preferences::instance().keepsPassword());
}

void PasswordMemory::recall()
{
    const auto address = m_form.address();
    if (!m_keeper || !Preferences::instance().keepsPassword() || !address || m_form.hasPassword())
        return;
    const QString name = address->toText();
    m_keeper->find(name, this, [this, name](const QString &password) {
        const auto present = m_form.address();
        if (m_listening && present && present->toText() == name && !m_form.hasPassword())
            m_form.setPassword(password);
    });
}

void PasswordMemory::keep(const store::Address &entered)
{
    auto &preferences = Preferences::instance();
    const QString name = entered.toText();
    preferences.setLastServer(name);
    if (!m_keeper)
        return;
    if (m_form.wantsKeeping())
        m_keeper->keep(name, entered.password, this, [this](bool kept) {
            if (!kept)
                emit keepingFailed();
        });
    else if (preferences.keepsPassword())
        m_keeper->forget(name);
    preferences.setKeepsPassword(m_form.wantsKeeping());
}

} // namespace lekthi::ui
