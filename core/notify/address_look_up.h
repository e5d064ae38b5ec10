#pragma once

#include "core/notify/outcome.h"

#include <QHostAddress>
#include <QString>

#include <functional>

#include <tl/expected.hpp>

class QObject;

namespace lekthi::notify {

/// An address of a name to connect to, or why nothing may be sent there (address_rules.h).
using FoundAddress = tl::expected<QHostAddress, Trouble>;

/// Looks the name up once and checks all its addresses; done is called in the context's thread, and not at
/// all if the context is gone. triesMade chooses among several. Gives the id for
/// QHostInfo::abortHostLookup().
int lookUpAddress(const QString &host, bool inHouse, int triesMade, QObject *context,
                  std::function<void(const FoundAddress &)> done);

} // namespace lekthi::notify
