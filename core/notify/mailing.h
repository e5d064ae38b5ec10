#pragma once

#include "core/notify/channel_secret.h"
#include "core/notify/outcome.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QSslCertificate>

#include <atomic>
#include <chrono>

namespace lekthi::notify {

/// A message on its way to a mail server.
struct Mail
{
    ChannelSecret secret;
    QByteArray message;   ///< of RFC 5322
    QHostAddress address; ///< the connection goes here, the certificate is checked for the secret's name
    QList<QSslCertificate> authorities; ///< trusted besides those of this computer
    std::chrono::milliseconds limit{0}; ///< of the whole try
};

/// Hands the message to the server, encrypted from the first byte (smtps) or after STARTTLS (smtp), never in
/// plain. Waits until it is done; any thread but one that must not wait. Ends within a second, without
/// telling what became of the message, once isBrokenOff is set.
Outcome deliver(const Mail &mail, const std::atomic_bool &isBrokenOff);

} // namespace lekthi::notify
