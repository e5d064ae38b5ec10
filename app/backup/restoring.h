#pragma once

#include "app/backup/manifest.h"

#include <QStringList>

namespace lekthi::backup {

/// BACKUP_DAMAGED unless the backup's data are the bytes that it was finished with.
Outcome<Manifest> checkBackup(const QString &folder);

/// Fails with STORE_EXISTS unless the server lacks the database of the address, or it is there without
/// tables.
Outcome<void> requireNoStore(const store::Address &address);

/// Fails with PASSWORD_RULES where the server would refuse to make an account by what its password was made
/// into, as it does when it checks passwords strictly.
Outcome<void> requirePasswordsTaken(const store::Address &address);

/// Restores the tables of a backup into the database of the address, which is made; as an administrator of
/// the server. data: a dump whose manifest is this. Compares with the manifest: RESTORE_DIFFERS if anything
/// is not as it was. Nothing may be drawn in what this leaves: it has no rules.
Outcome<void> restoreRows(const QString &data, const Manifest &manifest, const store::Address &address);

/// Installs the rules of this program in what restoreRows() left, upgrades an older schema, and makes the
/// accounts that the server lacks: people and services can enter.
Outcome<void> restoreRules(const QString &data, const store::Address &address);

/// Both, one after the other, where there is no store (STORE_EXISTS). What fails takes away again what it
/// made; where it cannot, the details say so, and nothing may be drawn in what is left.
Outcome<void> restoreData(const QString &data, const Manifest &manifest, const store::Address &address);

/// The databases of a store: its own first, then those that Lekthi makes beside it.
QStringList schemasOfStore(const QString &database);

/// Removes the databases of a store that was not finished. As an administrator of the server.
Outcome<void> removeStore(const store::Address &address);

/// Walks all chains of a store: how many findings there are; 0: it is intact.
Outcome<qint64> countDamages(const store::Address &address);

} // namespace lekthi::backup
