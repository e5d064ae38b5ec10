#pragma once

#include <QDateTime>
#include <QJsonObject>
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

/// The first one in what a person pasted, with whatever stands around it; empty: there is none.
QString errorReferenceIn(const QString &pasted);

} // namespace lekthi::store
