#include "core/store/pools/id_check.h"

namespace lekthi::store {

Result<IdCheck> checkId(Connection &connection, int poolId, const pools::IdRules &rules, QStringView typed)
{
    IdCheck check{.verification = pools::verify(rules, typed)};
    if (!check.verification.wellFormed)
        return check;
    const auto issued = findIssuedId(connection, poolId, check.verification.id);
    if (!issued)
        return tl::unexpected(issued.error());
    check.issued = *issued;
    for (const QString &candidate : check.verification.candidates) {
        const auto other = findIssuedId(connection, poolId, candidate);
        if (!other)
            return tl::unexpected(other.error());
        if (*other)
            check.issuedCandidates.append(candidate);
    }
    return check;
}

} // namespace lekthi::store
