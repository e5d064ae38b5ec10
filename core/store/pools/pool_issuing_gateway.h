#pragma once

#include "core/pools/pool_name.h"
#include "core/store/session/connection.h"

#include <QList>
#include <QUuid>

#include <optional>

namespace lekthi::store {

// Issuing ids of a pool (id-generator-architecture.md, Issuing IDs): for the services that it is given to,
// and for administrators of the server. The thread of the connection.

inline constexpr int mostIssuedAtOnce = 1000; ///< ids
inline constexpr int longestPurpose = 200;    ///< characters

struct IdsWanted
{
    QUuid requestId{}; ///< the same ids for the same one, however often it is asked
    int count = 1;     ///< 1 to mostIssuedAtOnce
    QString purpose{}; ///< kept in the ledger; may be empty; nothing in it that cannot be seen
};

struct IssuedId
{
    QString id{};
    QUuid requestId{};
    int place = 1; ///< among the ids of the request
    QDateTime issuedAt{};
};

/// So that an administrator of the server, too, has an account that the ledger can name; nothing for all
/// others. Once per session is enough.
Result<void> prepareIssuing(Connection &connection);

/// All of them or none, in one transaction, and they are in the ledger. Waits for no other caller, unless
/// more than 128 draw from the pool at once. Of a lost connection the outcome is unknown: the same request id
/// asked again gives the same ids. denial::poolEmpty, denial::poolExhausted, denial::requestIdUsed,
/// denial::tooManyNumbers, denial::poolNotGiven, denial::badValue, ...; Deadlock, Duplicate (another caller
/// drew under the request id at this very moment) and LockTimeout: try again.
Result<QList<IssuedId>> issueIds(Connection &connection, const pools::PoolName &name,
                                 const IdsWanted &wanted);

/// Who drew an id of a pool, and when.
struct IssuedIdRecord
{
    IssuedId issued{};
    QString purpose{};
    QString login{};
    QString address{};
};

/// Nothing if it was not issued. poolId: Pool::id. Any account may ask.
Result<std::optional<IssuedIdRecord>> findIssuedId(Connection &connection, int poolId, const QString &id);

} // namespace lekthi::store
