#include "core/store/schema/vitals.h"

#include <QElapsedTimer>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement readVitalsStatement("gate/read_vitals");

constexpr double nanosecondsPerMillisecond = 1e6;

std::optional<ClusterNode> clusterFrom(const Row &row)
{
    if (row.text("clustered"_L1) != "ON"_L1)
        return std::nullopt;
    return ClusterNode{row.integer("cluster_nodes"_L1), row.text("cluster_status"_L1) == "Primary"_L1,
                       row.text("node_ready"_L1) == "ON"_L1, row.text("node_state"_L1)};
}

Vitals vitalsFrom(const Row &row)
{
    Vitals vitals;
    vitals.serverVersion = row.text("server_version"_L1);
    vitals.uptimeSeconds = row.bigInteger("uptime"_L1);
    vitals.sessions = row.integer("sessions"_L1);
    vitals.sessionLimit = row.integer("session_limit"_L1);
    vitals.flushLog = row.integer("flush_log"_L1);
    vitals.isDurable = vitals.flushLog == 1 || vitals.flushLog == 3;
    vitals.refusesWrites = row.flag("refuses_writes"_L1);
    vitals.hasBinaryLog = row.flag("binary_log"_L1);
    vitals.binaryLogFormat = row.text("binary_log_format"_L1);
    vitals.syncBinaryLog = row.integer("sync_binary_log"_L1);
    vitals.replicas = row.integer("replicas"_L1);
    vitals.follows = row.text("follows"_L1) == "ON"_L1;
    vitals.cluster = clusterFrom(row);
    return vitals;
}

FollowedPrimary followedFrom(const Row &row)
{
    FollowedPrimary followed{row.text("Master_Host"_L1),
                             row.text("Slave_IO_Running"_L1) == "Yes"_L1 &&
                                 row.text("Slave_SQL_Running"_L1) == "Yes"_L1,
                             {}};
    if (!row.isNull("Seconds_Behind_Master"_L1))
        followed.behindSeconds = row.bigInteger("Seconds_Behind_Master"_L1);
    return followed;
}

/// An account that may not see costs the server an error at each question, so that people do not ask.
std::optional<QList<FollowedPrimary>> readFollowed(Connection &connection)
{
    if (connection.isThroughRoutines())
        return std::nullopt;
    const Result<Rows> rows = connection.readText(u"SHOW ALL SLAVES STATUS"_s);
    if (!rows)
        return std::nullopt;
    QList<FollowedPrimary> followed;
    for (const Row &row : *rows)
        followed.append(followedFrom(row));
    return followed;
}

} // namespace

Result<Vitals> readVitals(Connection &connection)
{
    QElapsedTimer timer;
    timer.start();
    const qint64 asked = QDateTime::currentMSecsSinceEpoch();
    const Result<Rows> rows = connection.read(readVitalsStatement);
    if (!rows)
        return tl::unexpected(rows.error());
    const Row &row = rows->first();
    Vitals vitals = vitalsFrom(row);
    vitals.roundTripMs = double(timer.nsecsElapsed()) / nanosecondsPerMillisecond;
    vitals.serverAheadMs =
        row.bigInteger("server_time_ms"_L1) - (asked + QDateTime::currentMSecsSinceEpoch()) / 2;
    vitals.followed = readFollowed(connection);
    return vitals;
}

} // namespace lekthi::store
