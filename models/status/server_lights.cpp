#include "models/status/server_lights.h"

#include "core/numbering/translated.h"
#include "models/time_text.h"

#include <QCoreApplication>

#include <cmath>
#include <cstdlib>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::Vitals;

namespace {

constexpr double slowMs = 500; // 3.11.9.1: a number takes no longer than that without retries
constexpr qint64 tolerableSkewMs = 5'000;
constexpr qint64 agreeingMs = 100;
constexpr double crowded = 0.9; // of the sessions that the server takes
constexpr int nodesForAMajority = 3;
constexpr double millisecondsPerSecond = 1000;

/// What is wrong, the worst first; nothing: all is well.
struct Trouble
{
    Standing standing;
    QString state;
    QString concern;
    QString advice;
};

void show(HealthLight &light, const Trouble &trouble)
{
    light.standing = trouble.standing;
    light.state = trouble.state;
    light.concern = trouble.concern;
    light.advice = trouble.advice;
}

std::optional<Trouble> silence(const ServerLook &look, numbering::Calendar calendar)
{
    if (!look.silentSince.isValid() && !look.failure)
        return std::nullopt;
    const bool refused = look.failure && look.failure->isEntryRefusal();
    QString state = translated(QT_TRANSLATE_NOOP("lekthi", "Does not answer."));
    if (look.silentSince.isValid())
        state = translated(QT_TRANSLATE_NOOP("lekthi", "No answer since %1."))
                    .arg(timeText(look.silentSince, calendar));
    else if (refused || look.failure->kind != store::ErrorKind::Unreachable)
        state = store::describe(*look.failure);
    return Trouble{
        Standing::Error, state,
        translated(QT_TRANSLATE_NOOP(
            "lekthi",
            "Until it answers, no numbers are allocated and nothing is saved. What you typed is kept.")),
        refused ? translated(QT_TRANSLATE_NOOP("lekthi", "Ask the administrator of the server about your "
                                                         "account."))
                : translated(QT_TRANSLATE_NOOP("lekthi", "Check whether the server runs, whether its disk is "
                                                         "full, and whether this computer reaches it."))};
}

std::optional<Trouble> writing(const Vitals &vitals)
{
    if (vitals.refusesWrites)
        return Trouble{
            Standing::Error,
            translated(QT_TRANSLATE_NOOP("lekthi", "The server takes no changes (read_only).")),
            translated(QT_TRANSLATE_NOOP("lekthi", "No numbers are allocated and nothing is saved.")),
            translated(QT_TRANSLATE_NOOP("lekthi",
                                         "If this is a replica, sign in to its primary server; if it has "
                                         "replaced the primary server, set read_only to 0."))};
    if (!vitals.isDurable)
        return Trouble{
            Standing::Error,
            translated(QT_TRANSLATE_NOOP("lekthi", "Answers, but does not write every number to its disk at "
                                                   "once.")),
            translated(QT_TRANSLATE_NOOP("lekthi", "A power failure could lose numbers that were allocated, "
                                                   "and they would be allocated again.")),
            translated(QT_TRANSLATE_NOOP("lekthi", "Set innodb_flush_log_at_trx_commit to 1 in the server's "
                                                   "configuration."))};
    return std::nullopt;
}

std::optional<Trouble> straining(const Vitals &vitals, double latencyMs)
{
    if (std::abs(vitals.serverAheadMs) > tolerableSkewMs)
        return Trouble{
            Standing::Warning,
            translated(QT_TRANSLATE_NOOP("lekthi", "Its clock and that of this computer differ by %1."))
                .arg(durationText(std::abs(vitals.serverAheadMs) / qint64(millisecondsPerSecond))),
            translated(QT_TRANSLATE_NOOP("lekthi",
                                         "Numbers stay correct. The date that this program suggests for a "
                                         "new document can be wrong, and with it the year and period.")),
            translated(QT_TRANSLATE_NOOP("lekthi", "Switch on time synchronisation on both computers."))};
    if (vitals.sessionLimit > 0 && vitals.sessions >= crowded * vitals.sessionLimit)
        return Trouble{Standing::Warning,
                       translated(QT_TRANSLATE_NOOP("lekthi", "%1 of %2 sessions are in use."))
                           .arg(vitals.sessions)
                           .arg(vitals.sessionLimit),
                       translated(QT_TRANSLATE_NOOP(
                           "lekthi", "Once all are in use, no further program can connect, and a numbering "
                                     "service that lost its session allocates nothing.")),
                       translated(QT_TRANSLATE_NOOP("lekthi", "End programs that are not needed, or raise "
                                                              "max_connections."))};
    if (latencyMs > slowMs)
        return Trouble{
            Standing::Warning,
            translated(QT_TRANSLATE_NOOP("lekthi", "Answers only within %1 ms.")).arg(std::lround(latencyMs)),
            translated(QT_TRANSLATE_NOOP(
                "lekthi", "Numbers stay correct, but each takes longer than the required 500 ms.")),
            translated(
                QT_TRANSLATE_NOOP("lekthi", "Check the load on the server, its disk and the network."))};
    return std::nullopt;
}

QString clockText(qint64 aheadMs)
{
    if (std::abs(aheadMs) < agreeingMs)
        return translated(QT_TRANSLATE_NOOP("lekthi", "Agrees with this computer"));
    const QString seconds = QString::number(std::abs(double(aheadMs)) / millisecondsPerSecond, 'f', 2);
    return (aheadMs < 0 ? translated(QT_TRANSLATE_NOOP("lekthi", "%1 s slower than this computer"))
                        : translated(QT_TRANSLATE_NOOP("lekthi", "%1 s faster than this computer")))
        .arg(seconds);
}

QList<HealthFact> factsOf(const Vitals &vitals)
{
    const QString log = vitals.hasBinaryLog
                            ? u"%1, sync_binlog = %2"_s.arg(vitals.binaryLogFormat).arg(vitals.syncBinaryLog)
                            : translated(QT_TRANSLATE_NOOP("lekthi", "Off"));
    const QString disk = vitals.isDurable
                             ? translated(QT_TRANSLATE_NOOP("lekthi", "At every commit (%1)"))
                             : translated(QT_TRANSLATE_NOOP("lekthi", "Not at every commit (%1)"));
    return {
        {translated(QT_TRANSLATE_NOOP("lekthi", "Version")), vitals.serverVersion.section(u'-', 0, 1)},
        {translated(QT_TRANSLATE_NOOP("lekthi", "Runs for")), durationText(vitals.uptimeSeconds)},
        {translated(QT_TRANSLATE_NOOP("lekthi", "Clock")), clockText(vitals.serverAheadMs)},
        {translated(QT_TRANSLATE_NOOP("lekthi", "Numbers on disk")), disk.arg(vitals.flushLog)},
        {translated(QT_TRANSLATE_NOOP("lekthi", "Binary log")), log},
        {translated(QT_TRANSLATE_NOOP("lekthi", "Sessions")),
         translated(QT_TRANSLATE_NOOP("lekthi", "%1 of %2")).arg(vitals.sessions).arg(vitals.sessionLimit)}};
}

void showCluster(HealthLight &light, const store::ClusterNode &node)
{
    light.facts = {{translated(QT_TRANSLATE_NOOP("lekthi", "Kind")), u"MariaDB Galera Cluster"_s},
                   {translated(QT_TRANSLATE_NOOP("lekthi", "Nodes")), QString::number(node.nodes)},
                   {translated(QT_TRANSLATE_NOOP("lekthi", "This node")), node.state}};
    if (!node.hasMajority || !node.isReady) {
        show(light,
             {Standing::Error,
              translated(QT_TRANSLATE_NOOP("lekthi", "The connected node is cut off from its cluster.")),
              translated(QT_TRANSLATE_NOOP(
                  "lekthi", "It allocates no numbers, so that no other node can allocate the same ones.")),
              translated(QT_TRANSLATE_NOOP(
                  "lekthi", "Check the network between the nodes. Name all nodes in the address of the "
                            "store, so that programs continue with another one."))});
    } else if (node.nodes < nodesForAMajority) {
        show(light,
             {Standing::Warning,
              QCoreApplication::translate("lekthi", "The cluster has only %n nodes.", nullptr, node.nodes),
              translated(QT_TRANSLATE_NOOP(
                  "lekthi", "Numbers are allocated as usual; if one more node is lost, allocation stops.")),
              translated(
                  QT_TRANSLATE_NOOP("lekthi", "Bring the missing nodes back: a cluster needs three."))});
    } else if (node.state != "Synced"_L1) {
        show(light, {Standing::Warning,
                     translated(QT_TRANSLATE_NOOP("lekthi", "The connected node is not up to date (%1)."))
                         .arg(node.state),
                     translated(QT_TRANSLATE_NOOP(
                         "lekthi", "Numbers stay correct, but wait until the node has caught up.")),
                     translated(QT_TRANSLATE_NOOP(
                         "lekthi", "Wait, or let programs use another node until it is Synced."))});
    } else {
        light.standing = Standing::Good;
        light.state = QCoreApplication::translate(
            "lekthi", "The cluster has %n nodes and keeps working if one of them is lost.", nullptr,
            node.nodes);
    }
}

void showFollowing(HealthLight &light, const Vitals &vitals)
{
    show(light,
         {Standing::Error,
          translated(QT_TRANSLATE_NOOP("lekthi", "This server is a replica of another one.")),
          translated(QT_TRANSLATE_NOOP(
              "lekthi",
              "Numbers allocated here are unknown to the primary server and can be allocated there again.")),
          translated(QT_TRANSLATE_NOOP("lekthi", "Let all programs use the primary server."))});
    for (const store::FollowedPrimary &primary : vitals.followed.value_or(QList<store::FollowedPrimary>()))
        light.facts.append({translated(QT_TRANSLATE_NOOP("lekthi", "Primary")),
                            primary.behindSeconds
                                ? translated(QT_TRANSLATE_NOOP("lekthi", "%1, lag %2"))
                                      .arg(primary.host, durationText(*primary.behindSeconds))
                                : primary.host});
}

void showBinaryLog(HealthLight &light, const Vitals &vitals)
{
    if (vitals.replicas == 0) {
        light.standing = Standing::Absent;
        light.state = translated(QT_TRANSLATE_NOOP(
            "lekthi", "No replica is connected. Numbers are safe as long as the disk of the server and its "
                      "backups are."));
        light.advice = translated(QT_TRANSLATE_NOOP(
            "lekthi", "If there should be one, its administrator can check with SHOW REPLICA STATUS there."));
        return;
    }
    light.standing = Standing::Good;
    light.state =
        QCoreApplication::translate("lekthi", "%n replicas are connected.", nullptr, vitals.replicas);
    light.facts = {{translated(QT_TRANSLATE_NOOP("lekthi", "Lag")),
                    translated(QT_TRANSLATE_NOOP(
                        "lekthi", "Only the replica knows: SHOW REPLICA STATUS there, by an account that has "
                                  "REPLICA MONITOR."))}};
}

} // namespace

HealthLight databaseLight(const ServerLook &look, numbering::Calendar calendar)
{
    HealthLight light = lightBeingRead(u"database"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Database")));
    if (look.vitals)
        light.facts = factsOf(*look.vitals);
    const double latency = look.latencyMs.value_or(look.vitals ? look.vitals->roundTripMs : 0);
    std::optional<Trouble> trouble = silence(look, calendar);
    if (!trouble && look.vitals)
        trouble = writing(*look.vitals);
    if (!trouble && look.vitals)
        trouble = straining(*look.vitals, latency);
    if (trouble) {
        show(light, *trouble);
    } else if (look.vitals || look.latencyMs) {
        light.standing = Standing::Good;
        light.state = translated(QT_TRANSLATE_NOOP("lekthi", "Answers within %1 ms."))
                          .arg(QString::number(latency, 'f', 1));
    }
    return light;
}

HealthLight replicationLight(const ServerLook &look)
{
    HealthLight light =
        lightBeingRead(u"replication"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Replication")));
    if (look.failure || look.silentSince.isValid()) {
        light.state = translated(QT_TRANSLATE_NOOP("lekthi", "Unknown while the database does not answer."));
    } else if (look.vitals && look.vitals->cluster) {
        showCluster(light, *look.vitals->cluster);
    } else if (look.vitals && look.vitals->follows) {
        showFollowing(light, *look.vitals);
    } else if (look.vitals && look.vitals->hasBinaryLog) {
        showBinaryLog(light, *look.vitals);
    } else if (look.vitals) {
        light.standing = Standing::Absent;
        light.state = translated(QT_TRANSLATE_NOOP(
            "lekthi",
            "The store lies on one server, which keeps no copies elsewhere. Numbers are safe as long "
            "as its disk and its backups are."));
    }
    return light;
}

} // namespace lekthi::models
