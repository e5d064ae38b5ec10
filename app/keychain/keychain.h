#pragma once

#include "models/session/password_keeper.h"

namespace lekthi {

/// The keychain of the desktop (Secret Service or KWallet), under the program's name. Never writes a file of
/// its own: without a keychain nothing is kept.
class Keychain : public models::PasswordKeeper
{
public:
    bool isAvailable() const override;
    void find(const QString &name, QObject *context,
              std::function<void(const QString &password)> done) override;
    void keep(const QString &name, const QString &password, QObject *context,
              std::function<void(bool kept)> done) override;
    void forget(const QString &name) override;
};

} // namespace lekthi
