#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace lekthi::notify {
class AlertCourier;
}

namespace lekthi::models {

class AlertWatch;
class ChannelSecrets;
class PasswordKeeper;
class Session;

/// What is critical, in the language of the program.
struct PressingAlerts
{
    QString text;
    QString action; ///< on the button that leads to them
};

/// What a window does about alerts besides its page: it reads them, tells of them, and, for Project Admins
/// and Super Admins, delivers them over the channels whose secrets it knows. UI thread only; outlived by the
/// session.
class AlertDesk : public QObject
{
    Q_OBJECT

public:
    explicit AlertDesk(Session &session, QObject *parent = nullptr);
    ~AlertDesk() override;

    void setKeychain(PasswordKeeper *keychain);
    AlertWatch *watch() const { return m_watch; }
    ChannelSecrets *secrets() const { return m_secrets; }
    /// Null for people who deliver nothing.
    notify::AlertCourier *courier() const { return m_courier; }
    void readNow();
    /// Delivers nothing more. Gives what is still being delivered, to be waited for; null: nothing.
    std::unique_ptr<notify::AlertCourier> leaveDelivering();
    int waiting() const;
    /// Nothing: no alert is critical.
    std::optional<PressingAlerts> pressing() const;

signals:
    void changed();
    /// text is finished, in the language of the program.
    void news(const QString &text, const QString &episode);

private:
    void useSecrets();

    AlertWatch *m_watch;
    ChannelSecrets *m_secrets;
    notify::AlertCourier *m_courier = nullptr;
};

} // namespace lekthi::models
