#pragma once

#include "core/numbering/reason.h"
#include "core/store/counters/ledger_head.h"
#include "core/store/requests/request_gateway.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>

namespace lekthi::store {

/// The rows of a year of the ledger, as a file holds them: all behind an id, up to another one.
struct ArchivedRange
{
    int year = 0; ///< A.D., in the zone in which documents are dated
    qint64 afterId = 0;
    qint64 lastId = 0;
    qint64 rows = 0;
    QByteArray contentHash{}; ///< SHA-256 of what the file holds before its signature
    QByteArray key{};         ///< the public key of who signed it, 32 bytes

    bool operator==(const ArchivedRange &) const = default;
};

/// A request to take a year of the ledger as archived in a file (3.11.8.3).
struct ArchiveRequest : Request
{
    ArchiveRequest() = default;
    explicit ArchiveRequest(const Request &request);

    ArchivedRange range{};
};

/// In the name of the connection's account, which has to be that of a Super Admin; gives the id. Refusals
/// carry a code of denial.h: yearNotOver, archiveNotNext if rows of before are not archived yet or the ledger
/// does not hold these rows, openAlready: one archive is requested at a time.
Result<qint64> requestArchive(Connection &connection, const ArchivedRange &range,
                              const numbering::Reason &reason);

struct ExecutedArchive
{
    qint64 requestId = 0;
    ArchivedRange range;
    QDateTime archivedAt;
};

/// In the order in which they were agreed on, which is that of their rows.
Result<QList<ExecutedArchive>> executedArchives(Connection &connection);

/// Where a counter's chain stood at the end of an archive that has rows of it.
struct ArchiveHead
{
    qint64 counterId = 0;
    LedgerHead head; ///< of lastRowId, with the rows of all archives before
    qint64 lastRowId = 0;
    int resetEpoch = 0;
    qint64 sequence = 0; ///< the newest one issued or imported in that epoch
    bool hasRegister = false;
};

/// Of the newest archive that ends by that row; by counter.
Result<QList<ArchiveHead>> archiveHeads(Connection &connection, qint64 lastRowId);

} // namespace lekthi::store
