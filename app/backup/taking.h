#pragma once

#include "app/backup/manifest.h"
#include "core/store/session/connection.h"

#include <QStringList>

#include <optional>

namespace lekthi::backup {

struct TakeOptions
{
    QString directory;       ///< in which backups are kept; made if it is missing
    bool verify = true;      ///< by restoring it into a server of its own
    std::optional<int> keep; ///< verified backups of the store; nothing: all
};

struct TakenBackup
{
    QString folder;
    Manifest manifest;
    qint64 damages = 0;  ///< that the trial found in the ledger; it is not verified then
    QStringList removed; ///< folders of older ones
    std::optional<store::Error> notRecorded = {}; ///< why the store does not know of it
};

/// Takes a backup of the store while others work with it (3.11.9.3): all of one moment. Needs an
/// administrator of the server (NOT_ALLOWED) and, for the trial, MariaDB on this computer. After a failure
/// nothing is left that looks like a backup. The connection's thread, not that of a window.
Outcome<TakenBackup> takeBackup(store::Connection &connection, const TakeOptions &options);

} // namespace lekthi::backup
