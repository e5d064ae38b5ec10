#pragma once

#include "core/audit/digest.h"
#include "core/store/session/connection.h"

#include <QList>

#include <functional>
#include <optional>

namespace lekthi::audit {

struct AdminLogVerification
{
    qint64 rows = 0;
    /// The sequence number of the first entry that was changed, moved or put in, or that is missing.
    std::optional<qint64> firstBroken;

    bool isIntact() const { return !firstBroken; }
};

/// Is told every entry in its order, also those behind a broken one.
using AdminEntryTaker = std::function<void(const store::StoredAdminEntry &)>;

/// Walks the whole admin log and checks every entry's hash and link, that none is left out, and that the log
/// ends where its head says; entries may be written meanwhile. With digests, whose signatures were checked
/// and which are of this store, each of them has to be agreed with too. Any account may ask.
store::Result<AdminLogVerification> verifyAdminLog(store::Connection &connection,
                                                   const QList<Digest> &digests = {});
/// The same where the head was read before, as inside a transaction.
store::Result<AdminLogVerification> verifyAdminLog(store::Connection &connection,
                                                   const std::optional<store::AdminLogHead> &head,
                                                   const QList<Digest> &digests, const AdminEntryTaker &take);

} // namespace lekthi::audit
