#pragma once

#include <QByteArray>
#include <QString>

namespace lekthi::models {

/// Puts a file there as a whole, or leaves what was there before; false if that cannot be done. May take as
/// long as a disk or a network takes: not for the thread of the window.
bool writeWholeFile(const QString &path, const QByteArray &bytes);

} // namespace lekthi::models
