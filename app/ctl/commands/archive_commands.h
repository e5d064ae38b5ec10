#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/command.h"
#include "core/audit/archive/ledger_archive.h"

namespace lekthi::ctl {

/// "audit archive" and "audit check-archive", for auditCommands().
QList<Command> archiveCommands();

/// The archives that --archive names, oldest first, after checking that --public-key signed each. A usage
/// error without that key; refused as ARCHIVE_DAMAGED or ARCHIVE_NOT_SIGNED, as OTHER_STORE if one is of
/// another database.
Result<QList<audit::TrustedArchive>> trustedArchivesOption(const Arguments &arguments,
                                                           const QString &database);

} // namespace lekthi::ctl
