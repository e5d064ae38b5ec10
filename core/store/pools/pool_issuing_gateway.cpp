#include "core/store/pools/pool_issuing_gateway.h"

#include "core/store/session/null_values.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement findIssued("pool/find_issued_id");
constexpr Routine issue("issue_ids");
constexpr Routine identity("drawing_identity");

} // namespace

Result<void> prepareIssuing(Connection &connection)
{
    if (connection.isThroughRoutines())
        return {};
    return connection.call(identity).map([](const Rows &) {});
}

Result<QList<IssuedId>> issueIds(Connection &connection, const pools::PoolName &name, const IdsWanted &wanted)
{
    return connection
        .call(issue, {name.text(), textOf(wanted.requestId), wanted.count,
                      wanted.purpose.isNull() ? u""_s : wanted.purpose})
        .map([&](const Rows &rows) {
            QList<IssuedId> ids;
            for (const Row &row : rows)
                ids.append({row.text("id_value"_L1), wanted.requestId, row.integer("request_place"_L1),
                            row.instant("issued_at"_L1)});
            return ids;
        });
}

Result<std::optional<IssuedIdRecord>> findIssuedId(Connection &connection, int poolId, const QString &id)
{
    return connection.read(findIssued, {poolId, id})
        .map([](const Rows &rows) -> std::optional<IssuedIdRecord> {
            if (rows.isEmpty())
                return std::nullopt;
            const Row &row = rows.first();
            return IssuedIdRecord{{row.text("id_value"_L1), QUuid::fromString(row.text("request_id"_L1)),
                                   row.integer("request_place"_L1), row.instant("issued_at"_L1)},
                                  row.text("purpose"_L1),
                                  row.text("login"_L1),
                                  row.text("ip_address"_L1)};
        });
}

} // namespace lekthi::store
