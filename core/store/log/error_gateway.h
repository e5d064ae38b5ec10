#pragma once

#include "core/numbering/reason.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::store {

/// A row of document_number_errors (3.11.8.2).
struct ErrorEntry
{
    qint64 id = 0;
    QString reference; ///< ERR-20250102-1234-ABCD
    QString type; ///< LOCK_TIMEOUT, VERSION_CONFLICT, DB_ERROR, REDIS_ERROR, VALIDATION_ERROR, NUMBER_TAKEN,
                  ///< SEQUENCE_EXHAUSTED, NUMBER_VOIDED
    QString message;
    QString stackTrace; ///< what each attempt ended with, one technical line each; empty if none was made
    QJsonObject context;
    int userId = 0;
    QString ipAddress;
    QDateTime createdAt;
    QDateTime resolvedAt;
};

/// Writes the entry in a statement of its own; call outside the transaction that failed.
Result<void> recordError(Connection &connection, const ErrorEntry &entry);

struct ErrorFilter
{
    QString type = {}; ///< as ErrorEntry::type; empty: every type
    bool onlyUnresolved = false;
    QString reference = {}; ///< the whole one; empty: every one
    QDateTime from = {};
    QDateTime until = {}; ///< not included
    // Of what was asked for, or of the counter that it was about; an error that names none is left out.
    std::optional<int> projectId = {};
    std::optional<int> typeId = {};
    std::optional<int> originatorId = {};
    std::optional<int> recipientId = {}; ///< the first one
};

/// Newest first, those before beforeId (0: from the newest on), at most limit: a keyset page.
Result<QList<ErrorEntry>> latestErrors(Connection &connection, int limit, const ErrorFilter &filter = {},
                                       qint64 beforeId = 0);

/// Notes in the name of the connection's account that the error was dealt with: a Super Admin's, or a Project
/// Admin's if the error is of none or of one of his projects, else denial::notOfProject. NotFound if there is
/// no open error of this reference.
Result<void> resolveError(Connection &connection, const QString &reference, const numbering::Reason &reason);

/// A reference for people to quote: the day in UTC, the minute, four random letters.
QString newErrorReference(const QDateTime &now);
/// The first one in what a person pasted, with whatever stands around it; empty: there is none.
QString errorReferenceIn(const QString &pasted);

} // namespace lekthi::store
