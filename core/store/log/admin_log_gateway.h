#pragma once

#include "core/store/session/connection.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::store {

/// A row of admin_log: who changed what, who was denied what, who signed in. Written by the store alone.
struct AdminEntry
{
    qint64 sequence = 0;
    QDateTime occurredAt;
    QString login;
    QString host;
    QString role;   ///< as it was then: "SUPER_ADMIN"; empty for an administrator of the server
    QString action; ///< "TEMPLATE_CHANGED", "RESET_REQUESTED", "SIGNED_IN", ...
    bool denied = false;
    std::optional<int> projectId;
    QString subject;
    QJsonObject details;
    QString reason;
};

struct AdminLogFilter
{
    QString login = {};  ///< empty: everybody
    QString action = {}; ///< empty: every action
    std::optional<int> projectId = {};
    QDateTime from = {};
    QDateTime until = {}; ///< not included
    QString search =
        {}; ///< in reasons and subjects, and in the codes of projects and counters they stand for
    QString counters = {}; ///< search for codes of counters, if they are to be written otherwise
    bool onlyDenied = false;
};

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
