#pragma once

#include "models/status/embedded_light.h"

namespace lekthi::opening {

/// Looks at the files of an embedded server: their size, the room beside them, the last warnings of its log.
/// Any thread; takes some milliseconds.
models::EmbeddedLook lookAtFiles(const QString &directory, const QString &logFile);

} // namespace lekthi::opening
