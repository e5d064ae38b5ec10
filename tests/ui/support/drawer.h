#pragma once

#include "models/session/password_keeper.h"

#include <QHash>

namespace lekthi::test {

/// A keychain that answers at once, for what the window asks of one.
class Drawer : public models::PasswordKeeper
{
public:
    bool isAvailable() const override { return true; }
    void find(const QString &name, QObject *, std::function<void(const QString &)> done) override
    {
        done(isBroken ? QString() : kept.value(name));
    }
    void keep(const QString &name, const QString &password, QObject *,
              std::function<void(bool)> done) override
    {
        if (!isBroken)
            kept.insert(name, password);
        done(!isBroken);
    }
    void forget(const QString &name) override { kept.remove(name); }

    QHash<QString, QString> kept;
    bool isBroken = false;
};

} // namespace lekthi::test
