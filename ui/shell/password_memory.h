#pragma once

#include "core/store/session/address.h"
#include "models/session/password_keeper.h"

#include <QObject>

namespace lekthi::ui {

class ServerForm;

/// Fills the form for a server with the password that the keychain keeps, and keeps the one that let somebody
/// in, for those who asked for it. The form outlives it. UI thread only.
class PasswordMemory : public QObject
{
    Q_OBJECT

public:
    explicit PasswordMemory(ServerForm &form, QObject *parent = nullptr);

    /// Must outlive this; without one that is available nothing is offered.
    void setKeeper(models::PasswordKeeper *keeper);
    /// Looks for the password of the account that the form names; a password that is written meanwhile stays.
    void recall();
    /// While it does not listen, the keychain's answer comes too late and does not fill the form.
    void setListening(bool isListening) { m_listening = isListening; }
    /// Somebody has entered with this address, as the form has it.
    void keep(const store::Address &entered);

signals:
    /// The keychain did not keep the password that it was asked to keep.
    void keepingFailed();

private:
    ServerForm &m_form;
    models::PasswordKeeper *m_keeper = nullptr;
    bool m_listening = true;
};

} // namespace lekthi::ui
