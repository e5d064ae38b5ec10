#pragma once

#include "app/backup/backup_failure.h"
#include "core/audit/digest.h"
#include "core/store/counters/counter.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>

#include <functional>
#include <optional>

namespace lekthi::backup {

/// A counter of which a signed digest knows ledger rows that the store lacks: numbers that were handed out,
/// and would come again.
struct MissingNumbers
{
    qint64 counterId = 0;
    std::optional<store::Counter> counter; ///< nothing: the store does not know it, nor its key
    qint64 missingRows = 0;                ///< that the digest knows of and the store lacks

    /// The numbers that may have been handed out, each row of the ledger being one of them at the most; what
    /// was skipped lies beyond the last one.
    qint64 first() const { return (counter ? counter->lastNumber : 0) + 1; }
    qint64 last() const { return first() - 1 + missingRows; }
};

/// Shows the heads of digests whose signatures were checked.
using ShowHeads =
    std::function<audit::AuditResult<void>(const std::function<void(const audit::CounterHead &)> &show)>;

/// Compares the counters with the digests: those that had come further, by id. Holds those alone. Any role.
/// FILE_UNREADABLE if the digests cannot be read, else the store's error.
Outcome<QList<MissingNumbers>> findMissingNumbers(store::Connection &connection, const ShowHeads &showHeads);

} // namespace lekthi::backup
