#pragma once

#include "core/store/session/connection.h"

#include <QList>
#include <QString>

#include <array>

namespace lekthi::store {

/// One thing that the start-up gate looked at (DESIGN section 3).
struct Finding
{
    enum class Level { Good, Warning, Error };

    Level level = Level::Good;
    QString name;    ///< stable: one of findingNames
    QString value;   ///< what was found
    QString message; ///< finished sentence; with what to do unless Good
};

/// Of everything that is looked at; "tables" where some cannot be read, "cluster" on a Galera cluster,
/// "reference" where another schema owns the reference data.
inline constexpr std::array findingNames{"server_version",   "durability",   "binary_log",
                                         "schema",           "clock",        "sandbox",
                                         "secure_timestamp", "local_infile", "max_password_errors",
                                         "guards",           "accounts",     "rights",
                                         "foreign_keys",     "super_admins", "glass",
                                         "taken_numbers",    "free_space",   "tables",
                                         "cluster",          "reference"};

/// Looks at server version, innodb_flush_log_at_trx_commit, sync_binlog and row format where the binary log
/// is on, schema version, clock skew, sandbox, what a Galera cluster needs to lose a node, at what keeps
/// people to their rights, at whether a sample of the numbers in force is known as taken, and at how much
/// space the server's disk has. For
/// administrators and people alike: what an account may not see is a Warning. Errors besides those of
/// durability and schema: tables that cannot be read, triggers or routines that were changed, numbers that
/// could come twice.
Result<QList<Finding>> inspectStore(Connection &connection);

} // namespace lekthi::store
