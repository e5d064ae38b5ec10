#pragma once

#include "app/backup/manifest.h"

#include <optional>

namespace lekthi::backup {

/// BACKUP_DAMAGED unless the backup's data are the bytes that it was finished with.
Outcome<Manifest> checkBackup(const QString &folder);

/// Fails with STORE_EXISTS unless the server lacks the database of the address, or it is there without
/// tables.
Outcome<void> requireNoStore(const store::Address &address);

/// Restores the backup into the database of the address, which is made; as an administrator of the server.
/// data: a dump whose manifest is this. Then installs the rules of this program, upgrades an older schema and
/// compares with the manifest: RESTORE_DIFFERS if anything is not as it was. What is broken off leaves a
/// database in which nothing may be drawn: it has no rules.
Outcome<void> restoreData(const QString &data, const Manifest &manifest, const store::Address &address);

/// Walks all chains of a store: how many findings there are; 0: it is intact.
Outcome<qint64> countDamages(const store::Address &address);

} // namespace lekthi::backup
