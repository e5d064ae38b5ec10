#include "core/store/pools/pool_filling_gateway.h"

#include "core/store/session/json_text.h"
#include "core/store/session/null_values.h"

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Routine holdLease("hold_pool_lease");
constexpr Routine releaseLease("release_pool_lease");
constexpr Routine fill("fill_pool");

constexpr int longestProgram = 120;

Result<Row> onlyRow(const Rows &rows)
{
    if (rows.isEmpty())
        return tl::unexpected(Error{ErrorKind::Internal, 0, u"no row of the pool"_s, {}});
    return rows.first();
}

} // namespace

Result<PoolLease> takePoolLease(Connection &connection, const pools::PoolName &name, const QUuid &token,
                                const QString &program, std::chrono::seconds time)
{
    return connection
        .call(holdLease, {name.text(), textOf(token), program.left(longestProgram), qint64(time.count())})
        .and_then(onlyRow)
        .map([](const Row &row) {
            return PoolLease{row.bigInteger("epoch"_L1),    row.flag("is_own"_L1),
                             row.text("login"_L1),          row.text("program"_L1),
                             row.instant("taken_until"_L1), row.bigInteger("generated"_L1),
                             row.bigInteger("available"_L1)};
        });
}

Result<void> releasePoolLease(Connection &connection, const pools::PoolName &name, const QUuid &token)
{
    return connection.call(releaseLease, {name.text(), textOf(token)}).map([](const Rows &) {});
}

Result<FilledIn> fillPool(Connection &connection, const pools::PoolName &name, const QUuid &token,
                          qint64 epoch, const QStringList &ids)
{
    return connection.call(fill, {name.text(), textOf(token), epoch, jsonText(ids)})
        .and_then(onlyRow)
        .map([](const Row &row) {
            return FilledIn{row.integer("added"_L1), row.bigInteger("generated"_L1),
                            row.bigInteger("available"_L1)};
        });
}

} // namespace lekthi::store
