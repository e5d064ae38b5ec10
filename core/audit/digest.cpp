#include "core/audit/digest.h"

#include "core/audit/every_counter.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/session/transaction.h"

#include <optional>

namespace lekthi::audit {

namespace {

/// Routines read in transactions of their own, and a head that grows meanwhile is as true as the one before.
store::Result<std::optional<store::Transaction>> beginMoment(store::Connection &connection)
{
    if (connection.isThroughRoutines())
        return std::nullopt;
    auto transaction = store::Transaction::beginMoment(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    return std::optional<store::Transaction>(std::move(*transaction));
}

} // namespace

store::Result<Digest> readDigest(store::Connection &connection,
                                 const std::function<void(const CounterHead &)> &show)
{
    Digest digest;
    digest.store = connection.address().database;
    auto adminLog = store::adminLogHead(connection);
    if (!adminLog)
        return tl::unexpected(adminLog.error());
    digest.adminLog = *adminLog;
    const auto moment = beginMoment(connection);
    if (!moment)
        return tl::unexpected(moment.error());
    digest.time = connection.serverNow();
    return forEachCounter(connection,
                          [&](const store::Counter &counter) {
                              if (counter.ledger.length > 0)
                                  show({counter.id, counter.ledger});
                          })
        .map([&] { return digest; });
}

} // namespace lekthi::audit
