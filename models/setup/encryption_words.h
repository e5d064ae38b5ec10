#pragma once

#include "core/store/session/address.h"

namespace lekthi::models {

/// Whether a connection to the server that was entered is encrypted and by what its certificate was checked;
/// empty for the socket of this computer.
QString encryptionText(const store::Address &entered);

} // namespace lekthi::models
