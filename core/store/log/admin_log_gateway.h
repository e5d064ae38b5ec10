#pragma once

#include "core/store/log/admin_entry.h"
#include "core/store/session/connection.h"

#include <QByteArray>
#include <QList>

namespace lekthi::store {

/// Newest first, those before beforeSequence (0: from the newest on), at most limit: a keyset page.
Result<QList<AdminEntry>> adminLogPage(Connection &connection, const AdminLogFilter &filter,
                                       qint64 beforeSequence, int limit);

/// An entry in the very texts that its hash covers.
struct StoredAdminEntry
{
    qint64 sequence = 0;
    /// In the order of the hash: time, login, host, account, role, action, outcome, project, subject,
    /// details, reason.
    QList<std::optional<QString>> fields;
    QByteArray previousHash;
    QByteArray rowHash;
};

/// Oldest first, those behind afterSequence, at most limit.
Result<QList<StoredAdminEntry>> storedAdminEntries(Connection &connection, qint64 afterSequence, int limit);

/// Where the chain of the admin log ends.
struct AdminLogHead
{
    qint64 sequence = 0;
    QByteArray hash;

    bool operator==(const AdminLogHead &) const = default;
};

/// Nothing where the store keeps no admin log. Call outside a transaction.
Result<std::optional<AdminLogHead>> adminLogHead(Connection &connection);

} // namespace lekthi::store
