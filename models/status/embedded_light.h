#pragma once

#include "models/status/health_light.h"

#include <QStringList>

#include <optional>

namespace lekthi::models {

/// The server that the program runs itself, as its files tell.
struct EmbeddedLook
{
    QString directory; ///< of all its files
    QString logFile;
    qint64 dataBytes = 0;
    qint64 freeBytes = 0; ///< that this user can still write there
    QStringList warnings; ///< the last ones of its log, newest last
};

/// The last lines of a server's log that tell of warnings and errors, at most so many, newest last, without
/// what every line begins with. log: its end, in English whatever the language of the machine.
QStringList logWarnings(const QString &log, qsizetype most);

HealthLight embeddedLight(const EmbeddedLook &look);

} // namespace lekthi::models
