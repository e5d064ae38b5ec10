#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QUrl>

#include <optional>

namespace lekthi::notify {

/// Whom a channel's name may lead to.
enum class Reach {
    Public, ///< of the internet
    House,  ///< private networks and this computer: only for channels that are meant to be there
    Never,  ///< link-local addresses, where clouds hand out their machines' credentials; multicast; none at
            ///< all
};

Reach reachOf(const QHostAddress &address);

/// Whether every address of a name may be used; one that may not spoils the others, since a name that leads
/// to both is no mistake.
bool mayUse(const QList<QHostAddress> &addresses, bool inHouse);

/// What the Host header says of a URL: letters beyond ASCII as Punycode, an address of IPv6 in brackets, the
/// port where one is written.
QByteArray hostHeader(const QUrl &url);

} // namespace lekthi::notify
