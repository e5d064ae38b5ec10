#pragma once

#include "app/local/local_server.h"

#include <QString>

namespace lekthi::local {

/// The last lines of a log file; empty if there is none.
QString logTail(const QString &logFile);

/// What a server that ended by itself died of, told from the end of its log (English whatever the language of
/// the machine).
StartFailureKind causeOfEnd(const QString &logTail);

/// The file or table that the end of a log calls damaged, as the server names it; empty if it names none.
QString damagedFile(const QString &logTail);

/// Whether the log ends with the server's orderly end.
bool endsWithCleanStop(const QString &logTail);

} // namespace lekthi::local
