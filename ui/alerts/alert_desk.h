#pragma once

#include "ui/shell/session.h"

#include <QObject>

#include <memory>

namespace lekthi::notify {
class AlertCourier;
}

namespace lekthi::ui {

class AlertsPage;
class AlertWatch;
class Banner;
class ChannelSecrets;
class PasswordKeeper;

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
    void attach(AlertsPage *page);
    void readNow();
    /// Delivers nothing more. Gives what is still being delivered, to be waited for; null: nothing.
    std::unique_ptr<notify::AlertCourier> leaveDelivering();
    /// On the page that was attached.
    void openAlert(const QString &episode);
    int waiting() const;
    /// Says on the banner what is critical; false: nothing is, and the banner is hidden.
    bool showPressing(Banner *banner) const;

signals:
    void changed();
    /// text is finished, in the language of the program.
    void news(const QString &text, const QString &episode);

private:
    void useSecrets();

    Session &m_session;
    AlertWatch *m_watch;
    ChannelSecrets *m_secrets;
    notify::AlertCourier *m_courier = nullptr;
    AlertsPage *m_page = nullptr;
};

} // namespace lekthi::ui
