#pragma once

#include "core/pools/pool_name.h"
#include "core/store/session/connection.h"

#include <QStringList>
#include <QUuid>

#include <chrono>

namespace lekthi::store {

// Filling an ID pool: one program at a time, in transactions of at most a hundred ids
// (id-generator-architecture.md, Pool replenishment). For Super Admins, and for the services that the pool is
// given to. The thread of the connection.

/// Which program fills a pool.
struct PoolLease
{
    qint64 epoch = 0;   ///< grows with each new holder
    bool isOwn = false; ///< else another program holds it
    QString login{};
    QString program{}; ///< its name, computer and process
    QDateTime until{};
    qint64 generated = 0; ///< ids that were ever filled in
    qint64 available = 0;
};

/// Takes or renews the right to fill the pool if no other program has it, and says who has it. Makes the
/// table of a pool that has none. token: of this run of the program; time: 1 to 300 s, after which any other
/// takes over. denial::unknownPool, denial::poolRetired, denial::poolNotGiven.
Result<PoolLease> takePoolLease(Connection &connection, const pools::PoolName &name, const QUuid &token,
                                const QString &program, std::chrono::seconds time);
/// So that nobody has to wait.
Result<void> releasePoolLease(Connection &connection, const pools::PoolName &name, const QUuid &token);

struct FilledIn
{
    int added = 0; ///< those that were new
    qint64 generated = 0;
    qint64 available = 0;
};

inline constexpr int mostFilledAtOnce = 100; ///< ids

/// One transaction: at least one id, at most mostFilledAtOnce. Those that the pool has or had are passed by.
/// Refused are ids of another length or with a wrong check digit (denial::malformedIds), more than minimum
/// and batch together (denial::poolFull), and a program that does not hold the lease in this epoch
/// (denial::notTheFiller).
Result<FilledIn> fillPool(Connection &connection, const pools::PoolName &name, const QUuid &token,
                          qint64 epoch, const QStringList &ids);

} // namespace lekthi::store
