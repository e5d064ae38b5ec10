#pragma once

#include "core/numbering/reason.h"
#include "core/store/log/error_entry.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace lekthi::store {

/// Writes the entry in a statement of its own; call outside the transaction that failed.
Result<void> recordError(Connection &connection, const ErrorEntry &entry);

/// Newest first, those before beforeId (0: from the newest on), at most limit: a keyset page.
Result<QList<ErrorEntry>> latestErrors(Connection &connection, int limit, const ErrorFilter &filter = {},
                                       qint64 beforeId = 0);

/// Notes in the name of the connection's account that the error was dealt with: a Super Admin's, or a Project
/// Admin's if the error is of none or of one of his projects, else denial::notOfProject. NotFound if there is
/// no open error of this reference.
Result<void> resolveError(Connection &connection, const QString &reference, const numbering::Reason &reason);

/// A reference for people to quote: the day in UTC, the minute, four random letters.
QString newErrorReference(const QDateTime &now);

} // namespace lekthi::store
