#pragma once

#include "core/store/session/address.h"

#include <QString>

namespace lekthi::models {

/// Where both programs keep signed digests: as LEKTHI_DIGESTS says, else as set, else a folder in the user's
/// data directory.
QString digestFolder();
/// An empty path goes back to the usual folder.
void setDigestFolder(const QString &path);

/// When the newest digest of the store in that folder was made, or that there is none, or that it cannot be
/// read.
QString lastDigestText(const store::Address &store);

/// The file of the key that both programs sign with.
QString signingKeyFile();
/// Under which name a keychain keeps it.
QString signingKeyName();

} // namespace lekthi::models
