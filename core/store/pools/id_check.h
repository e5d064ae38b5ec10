#pragma once

#include "core/pools/verification.h"
#include "core/store/pools/pool_issuing_gateway.h"

#include <QStringList>
#include <QStringView>

#include <optional>

namespace lekthi::store {

/// What a typed id is in one pool (id-generator-architecture.md), as far as it may be told: whether it was
/// issued, never whether an id that was not issued is in the pool.
struct IdCheck
{
    pools::Verification verification = {};
    std::optional<IssuedIdRecord> issued = {}; ///< nothing: never
    /// With a wrong check digit: those of the candidates that were issued, and so are likely to be meant.
    QStringList issuedCandidates = {};
};

/// poolId: Pool::id; rules: of its settings. By key only: as quick however many ids there are. Any account
/// may. The thread of the connection.
Result<IdCheck> checkId(Connection &connection, int poolId, const pools::IdRules &rules, QStringView typed);

} // namespace lekthi::store
