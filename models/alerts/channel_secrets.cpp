#include "models/alerts/channel_secrets.h"

#include "models/session/password_keeper.h"

#include <utility>

namespace lekthi::models {

using notify::ChannelSecret;

ChannelSecrets::ChannelSecrets(QString store, QObject *parent)
    : QObject(parent)
    , m_store(std::move(store))
{
}

void ChannelSecrets::setKeychain(PasswordKeeper *keychain)
{
    m_keychain = keychain && keychain->isAvailable() ? keychain : nullptr;
    const QSet<QString> before = std::exchange(m_lookedUp, {});
    look(QStringList(before.cbegin(), before.cend()));
}

void ChannelSecrets::look(const QStringList &channels)
{
    for (const QString &channel : channels) {
        if (m_lookedUp.contains(channel))
            continue;
        m_lookedUp.insert(channel);
        if (!m_keychain)
            continue;
        m_keychain->find(notify::keptName(m_store, channel), this, [this, channel](const QString &kept) {
            const auto secret = notify::fromKept(kept.toUtf8());
            if (!secret || m_secrets.contains(channel))
                return;
            m_secrets.insert(channel, *secret);
            emit changed();
        });
    }
}

void ChannelSecrets::keep(const QString &channel, const ChannelSecret &secret)
{
    m_secrets.insert(channel, secret);
    if (m_keychain)
        m_keychain->keep(notify::keptName(m_store, channel), QString::fromUtf8(notify::toKept(secret)), this,
                         [this](bool kept) {
                             if (!kept)
                                 emit keepingFailed();
                         });
    emit changed();
}

void ChannelSecrets::forget(const QString &channel)
{
    m_secrets.remove(channel);
    if (m_keychain)
        m_keychain->forget(notify::keptName(m_store, channel));
    emit changed();
}

void ChannelSecrets::keepOnly(const QStringList &channels)
{
    for (const QString &channel : m_secrets.keys())
        if (!channels.contains(channel))
            forget(channel);
}

} // namespace lekthi::models
