#include "core/audit/digest.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/session/transaction.h"

#include <optional>

namespace lekthi::audit {

namespace {

constexpr int pageSize = 1000;

store::Result<QList<CounterHead>> readHeads(store::Connection &connection)
{
    QList<CounterHead> heads;
    for (qint64 afterId = 0;;) {
        const auto page = store::counterPage(connection, {}, afterId, pageSize);
        if (!page)
            return tl::unexpected(page.error());
        for (const store::Counter &counter : *page) {
            afterId = counter.id;
            if (counter.ledger.length > 0)
                heads.append({counter.id, counter.ledger});
        }
        if (page->size() < pageSize)
            return heads;
    }
}

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

store::Result<Digest> makeDigest(store::Connection &connection)
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
    auto heads = readHeads(connection);
    if (!heads)
        return tl::unexpected(heads.error());
    digest.counters = std::move(*heads);
    return digest;
}

} // namespace lekthi::audit
