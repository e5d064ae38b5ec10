#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace lekthi {

/// What the keychain of the desktop keeps under that name for this program; nothing if there is none or no
/// desktop. Waits for the person to unlock the keychain. Needs a QCoreApplication; its thread only.
std::optional<QByteArray> keptSecret(const QString &name);

} // namespace lekthi
