#pragma once

#include "core/notify/channel_secret.h"

#include <QMap>
#include <QObject>
#include <QSet>
#include <QStringList>

namespace lekthi::models {

class PasswordKeeper;

/// The secrets of channels that this computer knows: in the keychain of the desktop where there is one, else
/// only until the window is closed. UI thread only.
class ChannelSecrets : public QObject
{
    Q_OBJECT

public:
    explicit ChannelSecrets(QString store, QObject *parent = nullptr);

    void setKeychain(PasswordKeeper *keychain); ///< may be null; outlives this
    bool hasKeychain() const { return m_keychain != nullptr; }
    /// Looks the secrets of channels up that were not looked up before.
    void look(const QStringList &channels);
    const QMap<QString, notify::ChannelSecret> &all() const { return m_secrets; }
    void keep(const QString &channel, const notify::ChannelSecret &secret);
    void forget(const QString &channel);
    /// Forgets those that were retired elsewhere.
    void keepOnly(const QStringList &channels);

signals:
    void changed();
    /// The keychain did not take it; it is known until the window is closed.
    void keepingFailed();

private:
    QString m_store;
    PasswordKeeper *m_keychain = nullptr;
    QMap<QString, notify::ChannelSecret> m_secrets;
    QSet<QString> m_lookedUp;
};

} // namespace lekthi::models
