#pragma once

#include "core/store/session/connection.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::store {

/// A node of a Galera cluster as it sees itself.
struct ClusterNode
{
    int nodes = 0;            ///< that the node knows of, itself included
    bool hasMajority = false; ///< it belongs to the part of the cluster that goes on
    bool isReady = false;     ///< it takes statements
    QString state;            ///< "Synced", "Donor/Desynced", "Joined", ...: as the server says
};

/// A primary server that this one follows.
struct FollowedPrimary
{
    QString host;
    bool isFollowing = false; ///< reads from it and applies what it read
    std::optional<qint64> behindSeconds;
};

/// How the server is at this moment: what a health page shows of it (3.11.10.3).
struct Vitals
{
    QString serverVersion;
    qint64 uptimeSeconds = 0;
    double roundTripMs = 0; ///< of the question for all this
    qint64 serverAheadMs =
        0; ///< how far its clock is ahead of this computer's, half a round trip off at most
    int sessions = 0;
    int sessionLimit = 0;
    bool isDurable = false;     ///< every number is on disk before it is handed out
    bool refusesWrites = false; ///< read_only: from everybody but administrators
    int flushLog = 0;
    bool hasBinaryLog = false;
    QString binaryLogFormat;
    int syncBinaryLog = 0;
    int replicas = 0;     ///< connected to the binary log at this moment
    bool follows = false; ///< it is a replica itself
    /// Nothing: the account may not see (REPLICA MONITOR); people never may.
    std::optional<QList<FollowedPrimary>> followed;
    std::optional<ClusterNode> cluster; ///< nothing: no Galera cluster
};

/// Reads them anew; every account may.
Result<Vitals> readVitals(Connection &connection);

} // namespace lekthi::store
