#pragma once

#include "core/store/session/error.h"

#include <QSqlError>
#include <QString>

namespace lekthi::store {

/// The class of failure of an error number of MariaDB or its client library. The message is looked at
/// where the number alone does not tell: 3 and 1180 (the operating system's error), 1030 and 1296 (the
/// storage engine's), 1064 (a broken trigger) and 2026 (what is wrong with TLS).
ErrorKind kindOfServerError(int code, const QString &message);

/// Whether a node of a cluster could not read a trigger since another node undid the transaction meanwhile.
/// It keeps the trigger like that until it closes the table.
bool isBrokenTrigger(const Error &error);

/// The driver's error as ours; what names the statement that failed.
Error errorFromDriver(const QSqlError &error, const QString &what);

} // namespace lekthi::store
