#pragma once

#include "core/store/requests/archive_request.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>

namespace lekthi::audit {

inline constexpr int yearsToKeep = 7; ///< 3.11.8.3, Electronic Transactions Act

/// What of the ledger has to be kept, and what was kept for long enough. Nothing in Lekthi deletes it.
struct Retention
{
    struct Year
    {
        int year = 0; ///< A.D., in the zone in which documents are dated
        qint64 rows = 0;
        qint64 bytes = 0; ///< with indexes, by the average row
    };

    QDateTime oldest; ///< invalid: there is no row
    QList<Year> years;
    QDateTime keptSince; ///< rows from before this moment are past retention
    qint64 rowsPast = 0;
    QList<store::ExecutedArchive> archives; ///< oldest year first; their rows may be gone from the store

    /// Nothing if the year was not archived.
    const store::ExecutedArchive *archiveOf(int year) const;
    qint64 rows() const;
    qint64 bytes() const;
};

/// As of now. Reads an index of the ledger; takes no lock. The thread of the connection.
store::Result<Retention> readRetention(store::Connection &connection, const QDateTime &now);

} // namespace lekthi::audit
