#pragma once

#include "core/audit/archive/ledger_archive.h"
#include "core/audit/signing.h"
#include "core/numbering/reason.h"
#include "core/store/session/connection.h"

#include <QString>

#include <functional>
#include <tl/expected.hpp>

namespace lekthi::audit {

/// Why a year of the ledger was not archived.
struct NoArchive
{
    enum class Kind {
        YearNotOver,
        NothingLeft,    ///< the ledger has no rows of the year, or all of them were archived
        OtherYearFirst, ///< year: of the oldest row that was not archived
        Damaged,        ///< row: which the archive would vouch for
        FileExists,     ///< sentence: which; what a request names has to stay as it was
        NotWritten,     ///< sentence: what is wrong with the file
        Cancelled,
        RequestOpen, ///< sentence: the file was written, and nobody knows whether the store took the request
    };

    Kind kind = Kind::NothingLeft;
    int year = 0;
    qint64 row = 0;
    QString sentence = {};
};

QString noArchiveName(NoArchive::Kind kind); ///< "YEAR_NOT_OVER", ...
/// The sentence in the language of the program: what is in the way and what to do.
QString describe(const NoArchive &reason);

template <class T>
using Archived = tl::expected<T, NoArchive>;

/// The rows of a year that are archived next: those behind the last archive up to the first row of the year
/// after, by the server's clock. Without their hash.
store::Result<Archived<store::ArchivedRange>> findArchivable(store::Connection &connection, int year);

/// Writes these rows to the file and signs it; what is no row as it was drawn is not signed. Of the file
/// nothing can be seen until it is whole. goOn hears now and then how many rows were written; false ends it.
/// May take minutes: not for the thread of the window.
store::Result<Archived<LedgerArchive>> writeArchive(store::Connection &connection,
                                                    const store::ArchivedRange &range, const QString &path,
                                                    const SigningKey &key,
                                                    const std::function<bool(qint64 rows)> &goOn = {});

/// Asks another Super Admin to agree to a file that was written to the path; gives the request's id. Where
/// the store refuses, the file is removed: one that nobody is asked about would be taken for an archive.
/// Where its answer is lost the file stays (RequestOpen), since the request may name it.
store::Result<Archived<qint64>> requestWritten(store::Connection &connection, const LedgerArchive &archive,
                                               const QString &path, const numbering::Reason &reason);

} // namespace lekthi::audit
