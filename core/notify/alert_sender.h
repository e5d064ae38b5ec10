#pragma once

#include "core/notify/alert_notice.h"
#include "core/notify/channel_secret.h"
#include "core/notify/outcome.h"

#include <QList>
#include <QNetworkAccessManager>
#include <QObject>
#include <QSslCertificate>
#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <functional>

namespace lekthi::notify {

struct SenderOptions
{
    std::chrono::milliseconds limit{15'000}; ///< of one try as a whole, however slowly data drips
    QList<QSslCertificate> authorities;      ///< trusted besides those of this computer
};

/// Posts notices to webhooks and PagerDuty, and hands them to mail servers. Encrypted only, the certificate
/// is checked, nothing is followed or kept. A name is looked up once, every address of it checked (3.11.10.2;
/// see address_rules.h), and the connection goes to the address that was checked, so that a name which
/// changes its mind leads nowhere. Where the desktop or the environment names a proxy, that finds the name
/// instead, and only addresses in figures can be checked.
///
/// A notice counts as delivered as soon as the channel answers with a status of success, whatever follows; so
/// at most what was sent without any answer is ever sent twice, by whoever tries again, under the same keys.
/// Needs an event loop; its thread only. Never waits.
class AlertSender : public QObject
{
    Q_OBJECT

public:
    explicit AlertSender(SenderOptions options = {}, QObject *parent = nullptr);
    ~AlertSender() override; ///< what is under way is broken off without an answer, within a second

    /// One try. done is called once in this thread, never before send() returns, and not at all if the
    /// context is gone. triesMade chooses among several addresses of a name.
    void send(const AlertNotice &notice, const ChannelSecret &secret, int triesMade, QObject *context,
              std::function<void(const Outcome &)> done);

private:
    SenderOptions m_options;
    QNetworkAccessManager m_network;
    QThreadPool m_mailing; ///< a mail server is waited for in a thread
    std::atomic_bool m_isEnding = false;
};

} // namespace lekthi::notify
