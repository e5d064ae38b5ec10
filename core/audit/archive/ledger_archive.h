#pragma once

#include "core/store/requests/archive_request.h"

#include <QDateTime>
#include <QString>

namespace lekthi::audit {

/// What the signature of an archive's file vouches for.
struct LedgerArchive
{
    QString store;  ///< name of the database
    QDateTime made; ///< UTC, by the server's clock, to the second
    store::ArchivedRange range;

    bool operator==(const LedgerArchive &) const = default;
};

/// One whose signature was checked, and the file that holds it.
struct TrustedArchive
{
    QString path;
    LedgerArchive archive;
};

} // namespace lekthi::audit
