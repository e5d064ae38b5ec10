#pragma once

#include "core/numbering/calendar.h"
#include "core/store/backups/backup_gateway.h"
#include "models/status/health_light.h"

#include <QDateTime>

#include <optional>

namespace lekthi::models {

/// What is known of the backups of a store (3.11.9.3).
struct BackupLook
{
    std::optional<store::BackupRecord> newest; ///< verified
    QDateTime oldestWithout; ///< allocation of the oldest number that is in none; invalid: all are
    QDateTime now;           ///< by the server's clock
};

store::Result<BackupLook> lookAtBackups(store::Connection &connection);

/// look: nothing while they were not read. Yellow while numbers have waited for a backup for longer than the
/// alert rule of a new store lets them.
HealthLight backupLight(const std::optional<BackupLook> &look, numbering::Calendar calendar);

} // namespace lekthi::models
