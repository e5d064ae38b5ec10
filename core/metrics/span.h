#pragma once

#include "core/metrics/tally.h"

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <map>

namespace lekthi::metrics {

/// How long the stretches are by which the past is told.
enum class Grain { Minute, FiveMinutes, Hour, Day };

std::chrono::seconds lengthOf(Grain grain);

/// When the stretch of so many grains began that holds an instant; in UTC. Such stretches lie on a grid that
/// does not move; days begin at midnight in Bangkok.
QDateTime startOf(Grain grain, const QDateTime &instant, int grains = 1);

/// How the allocators were in a stretch of time, all of them together.
struct Coverage
{
    qint64 minutes = 0; ///< in which at least one of them lived; where there is none, nothing is known
    qint64 allocatorMinutes = 0;
    qint64 redisUp = 0; ///< allocator minutes
    qint64 redisDown = 0;
    qint64 storeDown = 0;
    qint64 mostSessions = 0; ///< of one allocator
    qint64 sessionLimit = 0;
    qint64 mostWaiting = 0;
    std::map<qint64, qint64> replicas; ///< minutes by how many other servers held a copy

    void add(const Coverage &other);
    bool operator==(const Coverage &) const = default;
};

/// A stretch of time: what was drawn in it, and how the allocators were.
struct Span
{
    QDateTime start; ///< UTC
    Tally tally;
    Coverage coverage;
};

/// A tally as the store adds tallies up: "["label",count],["label",count]". Texts that stand behind each
/// other with a comma between are the text of both tallies together.
QByteArray countsOf(const Tally &tally);

/// Adds what a text of counts says; false, and nothing added, if it is no such text. Labels that are not
/// known count for nothing.
bool addCounts(const QByteArray &counts, Tally &tally, Coverage &coverage);

} // namespace lekthi::metrics
