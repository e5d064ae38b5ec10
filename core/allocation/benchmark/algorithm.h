#pragma once

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <optional>

namespace lekthi::benchmark {

/// Ways to draw numbers from a counter that many callers share.
enum class Algorithm {
    Combining,       ///< ours: those who wait are served by one transaction
    DoubleLock,      ///< as the requirements have it: Redis lock (3.11.5.1), then version check (3.11.5.2)
    VersionCheck,    ///< the version check alone
    SelectForUpdate, ///< the row lock
    NoWait,          ///< the row lock, tried again where it is taken
    Upsert,          ///< INSERT ... ON DUPLICATE KEY UPDATE ... RETURNING
    Sequence,        ///< a SEQUENCE of MariaDB; leaves gaps
    Bulk,            ///< many ledger rows a transaction by one session: what the store can take at most
    RedisIncrement,  ///< INCR: neither durable nor in the ledger
};

/// What an algorithm needs and promises.
struct AlgorithmTraits
{
    Algorithm algorithm;
    QLatin1StringView name; ///< "select-for-update": stable
    bool needsRedis = false;
    bool gapsAllowed = false;
    bool audited = true; ///< each number has its row in the ledger
};

const AlgorithmTraits &traitsOf(Algorithm algorithm);
QString algorithmName(Algorithm algorithm);
std::optional<Algorithm> algorithmFromName(QStringView name);
/// All, in the order in which tables show them.
QList<Algorithm> allAlgorithms();
QStringList algorithmNames();

} // namespace lekthi::benchmark
