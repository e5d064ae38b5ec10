#include "core/store/pools/pool_gateway.h"

#include "core/store/session/denial.h"

#include <QHash>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listPoolsStatement("pool/list_pools");
constexpr Statement listGrants("pool/list_grants");
constexpr Statement findAccount("pool/find_account");
constexpr Statement givePoolStatement("pool/give_pool");
constexpr Statement takePoolStatement("pool/take_pool");

constexpr auto allocatorRole = "ALLOCATOR"_L1;

Pool poolFrom(const Row &row)
{
    Pool pool;
    pool.id = row.integer("id"_L1);
    pool.name = row.text("name"_L1);
    pool.length = row.integer("id_length"_L1);
    pool.minimum = row.bigInteger("minimum"_L1);
    pool.batch = row.bigInteger("batch"_L1);
    pool.settingsText = row.text("settings"_L1);
    pool.capacity = row.bigInteger("capacity"_L1);
    pool.capacityIsExact = row.flag("capacity_is_exact"_L1);
    pool.state =
        row.text("state"_L1) == poolStateName(PoolState::Active) ? PoolState::Active : PoolState::Retired;
    pool.createdRequestId = row.bigInteger("created_request_id"_L1);
    if (!row.isNull("retired_request_id"_L1))
        pool.retiredRequestId = row.bigInteger("retired_request_id"_L1);
    pool.createdAt = row.instant("created_at"_L1);
    pool.retiredAt = row.instant("retired_at"_L1);
    pool.generated = row.bigInteger("generated"_L1);
    pool.issued = row.bigInteger("issued"_L1);
    pool.filledAt = row.instant("filled_at"_L1);
    pool.filler = row.text("login"_L1);
    pool.fillingProgram = row.text("program"_L1);
    pool.filledUntil = row.instant("taken_until"_L1);
    pool.isBeingFilled = row.flag("is_held"_L1);
    return pool;
}

Error refused(ErrorKind kind, int code, const QString &subject)
{
    return {kind, code, {}, subject};
}

/// Gives or takes, once it is known that there is something to give and somebody to have it.
Result<void> change(Connection &connection, const Statement &statement, const pools::PoolName &name,
                    const QString &login)
{
    if (connection.isThroughRoutines())
        return tl::unexpected(refused(ErrorKind::NotAllowed, denial::notAnAdministrator, {}));
    const Result<Pool> pool = findPool(connection, name);
    if (!pool)
        return tl::unexpected(pool.error());
    const Result<Rows> account = connection.read(findAccount, {login});
    if (!account)
        return tl::unexpected(account.error());
    if (account->isEmpty())
        return tl::unexpected(refused(ErrorKind::NotFound, denial::unknownLogin, login));
    if (account->first().text("role"_L1) != allocatorRole)
        return tl::unexpected(refused(ErrorKind::Refused, denial::roleWithoutPool, login));
    return connection.write(statement, {pool->id, login}).map([](int) {});
}

} // namespace

Result<QList<Pool>> listPools(Connection &connection)
{
    const Result<Rows> rows = connection.read(listPoolsStatement);
    if (!rows)
        return tl::unexpected(rows.error());
    return connection.read(listGrants).map([&](const Rows &grants) {
        QHash<int, QStringList> services;
        for (const Row &row : grants)
            services[row.integer("pool_id"_L1)].append(row.text("username"_L1));
        QList<Pool> all;
        for (const Row &row : *rows) {
            all.append(poolFrom(row));
            all.last().services = services.value(all.last().id);
        }
        return all;
    });
}

Result<Pool> findPool(Connection &connection, const pools::PoolName &name)
{
    return listPools(connection).and_then([&](const QList<Pool> &all) -> Result<Pool> {
        const auto found = std::ranges::find(all, name.text(), &Pool::name);
        if (found == all.end())
            return tl::unexpected(refused(ErrorKind::NotFound, denial::unknownPool, name.text()));
        return *found;
    });
}

Result<void> givePool(Connection &connection, const pools::PoolName &name, const QString &login)
{
    return change(connection, givePoolStatement, name, login);
}

Result<void> takePool(Connection &connection, const pools::PoolName &name, const QString &login)
{
    return change(connection, takePoolStatement, name, login);
}

} // namespace lekthi::store
