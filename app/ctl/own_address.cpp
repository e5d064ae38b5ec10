#include "app/ctl/own_address.h"

#include <QHostAddress>
#include <QUdpSocket>

namespace lekthi::ctl {

QString ownAddress(const store::Address &address)
{
    if (!address.usesNetwork())
        return QHostAddress(QHostAddress::LocalHost).toString();
    // Connecting a datagram socket sends nothing, yet makes the system choose the way and with it the
    // address.
    QUdpSocket socket;
    socket.connectToHost(address.host, static_cast<quint16>(address.port));
    return socket.waitForConnected(1000) ? socket.localAddress().toString() : QString();
}

} // namespace lekthi::ctl
