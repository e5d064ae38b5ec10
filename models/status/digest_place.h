#pragma once

#include <QString>

namespace lekthi::models {

/// The file of all that a person set for the programs.
QString settingsFile();

/// Where both programs keep signed digests: as LEKTHI_DIGESTS says, else as set, else a folder in the user's
/// data directory.
QString digestFolder();
/// An empty path goes back to the usual folder.
void setDigestFolder(const QString &path);

/// The file of the key that both programs sign with.
QString signingKeyFile();
/// Under which name a keychain keeps it.
QString signingKeyName();

} // namespace lekthi::models
