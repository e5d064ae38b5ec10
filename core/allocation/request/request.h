#pragma once

#include "core/allocation/failure.h"
#include "core/numbering/counter_key.h"
#include "core/store/ledger/fallback.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <chrono>
#include <optional>
#include <stop_token>
#include <tl/expected.hpp>

namespace lekthi::allocation {

/// For whom a number is and from where it was asked for (3.11.8.1). The store adds who draws: the account
/// that is signed in. Naming another one takes a service that is trusted to ("lekthictl user trust"), else
/// the request is refused with PersonNotAllowed.
struct Caller
{
    int userId = 0;    ///< the account of an active person; 0: the account that is signed in, for itself
    QString ipAddress; ///< of that person; empty, or without a person: where the account is signed in from
    QString userAgent; ///< the program; up to 512 characters that can be seen are kept
};

/// A new id for a request: a UUID of version 7 (RFC 9562). Ids that are made one after the other stand side
/// by side in the ledger's index of ids; ids of another kind are as good, but each of them is written to a
/// page of its own. Thread-safe.
QUuid newRequestId();

/// A wish for one number or for several consecutive ones.
struct Request
{
    std::optional<int> projectId; ///< empty: the sender's only project (3.11.2)
    int originatorOrganizationId = 0;
    QList<int> recipientOrganizationIds; ///< TO recipients in their order; the first counts
    int correspondenceTypeId = 0;
    std::optional<int> subTypeId;
    std::optional<int> rfaTypeId;
    std::optional<int> disciplineId;
    QString revision;
    QDate documentDate;               ///< invalid: today in Asia/Bangkok
    std::optional<qint64> documentId; ///< from 1
    bool another = false;             ///< else a document that has a number gets DocumentHasNumber
    QUuid requestId = newRequestId(); ///< the same id always gives the same numbers
    int count = 1;                    ///< consecutive numbers, 1 to 500
    Caller caller;

    /// When the caller stops waiting: the request is taken out of its line and fails with LOCK_TIMEOUT.
    std::optional<std::chrono::steady_clock::time_point> deadline;
    /// Asked to stop: the request is taken out of its line and fails with CANCELLED.
    ///
    /// A request that is already in a running transaction can no longer be taken out. The caller is answered
    /// at once all the same (Failure::mayHaveBeenDrawn); a number that the transaction draws for it is in the
    /// ledger, and the same request id gives it.
    std::stop_token cancellation;
};

/// A number that was handed out: durable and in the ledger.
struct Allocation
{
    QString number;
    qint64 sequence = 0;
    QUuid requestId; ///< the request's; from the second number on derived from it and the position (UUID v5)
    std::optional<qint64> documentId;
    numbering::CounterKey key;
    QString templateText;
    int templateVersion = 0;
    int retryCount = 0;
    int lockWaitMs = 0;
    int totalDurationMs = 0;
    store::Fallback fallback = store::Fallback::None;
    QStringList skipped;
    QDateTime generatedAt; ///< as the ledger has it, by the clock of the store
};

using Outcome = tl::expected<QList<Allocation>, Failure>;

} // namespace lekthi::allocation
