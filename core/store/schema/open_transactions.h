#pragma once

#include "core/store/session/connection.h"

#include <QList>
#include <QString>

namespace lekthi::store {

/// A session of the server in the middle of a transaction: what it has used, nobody else can change.
struct OpenTransaction
{
    qint64 session = 0; ///< its id on the server
    QString login;
    QString host;
    int seconds = 0; ///< since it began
};

/// Of all sessions of this server but the own one, the oldest first. For administrators of the server.
Result<QList<OpenTransaction>> listOpenTransactions(Connection &connection);

/// Ends the sessions, so that the server undoes what they began; those that are gone meanwhile do not matter.
/// For administrators of the server.
Result<void> endSessions(Connection &connection, const QList<OpenTransaction> &open);

} // namespace lekthi::store
