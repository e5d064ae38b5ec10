#include "app/keychain/kept_secret.h"

namespace lekthi {

// Built without the window, the program reaches no desktop.
std::optional<QByteArray> keptSecret(const QString &)
{
    return std::nullopt;
}

} // namespace lekthi
