#include "core/notify/address_look_up.h"

#include "core/notify/address_rules.h"

#include <QHostInfo>

#include <utility>

namespace lekthi::notify {

int lookUpAddress(const QString &host, bool inHouse, int triesMade, QObject *context,
                  std::function<void(const FoundAddress &)> done)
{
    return QHostInfo::lookupHost(host, context,
                                 [inHouse, triesMade, done = std::move(done)](const QHostInfo &found) {
                                     const QList<QHostAddress> addresses = found.addresses();
                                     if (addresses.isEmpty())
                                         done(tl::unexpected(Trouble::NotFound));
                                     else if (!mayUse(addresses, inHouse))
                                         done(tl::unexpected(Trouble::AddressRefused));
                                     else
                                         done(addresses.at(triesMade % addresses.size()));
                                 });
}

} // namespace lekthi::notify
