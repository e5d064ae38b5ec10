#pragma once

#include <QString>

namespace lekthi::models {

/// The file of all that a person set for the programs; sound as below.
QString settingsFile();

/// The same path, once nothing stands there that settings cannot be read from: a pipe or a device, which
/// might never end, or a file larger than settings ever get, is put aside under the same name with ".damaged"
/// behind it. Empty, for no settings at all, where that cannot be done. Touches a sound file not at all.
QString soundSettingsFile(const QString &path);

} // namespace lekthi::models
