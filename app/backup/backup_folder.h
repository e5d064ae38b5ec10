#pragma once

#include "app/backup/manifest.h"
#include "app/local/file_lock.h"

#include <QStringList>

#include <optional>

namespace lekthi::backup {

/// A folder in which backups of stores are kept, one folder each. Locked while this lives, so that one
/// program at a time changes it. Blocks for the disk.
class BackupFolder
{
public:
    /// Makes the folder, for its owner alone, where it is missing, and clears away what a backup that was
    /// broken off has left. FILE_NOT_WRITTEN; BACKUP_RUNNING if another program has it.
    static Outcome<BackupFolder> open(const QString &path);

    /// An empty folder for a backup that is not finished: nothing takes it for a backup.
    Outcome<QString> begin(const Manifest &manifest) const;
    /// Writes what the backup says of itself and gives the folder its name, with everything on the disk;
    /// gives its path.
    Outcome<QString> finish(const QString &unfinished, const Manifest &manifest) const;
    /// Removes a backup that was begun, or what was made for its trial.
    void discard(const QString &unfinished) const;
    /// A path beside the backups for a trial, short enough for a server's socket; begin() of another backup
    /// clears it away.
    QString placeForTrial() const;

    /// Removes verified backups of the store but for the newest `keep`; gives their paths. At least one
    /// stays.
    QStringList removeOld(const QString &store, int keep) const;

private:
    BackupFolder(QString path, local::FileLock lock);

    QString m_path;
    local::FileLock m_lock;
};

} // namespace lekthi::backup
