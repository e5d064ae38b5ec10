#include "core/allocation/drawing/mariadb_store.h"

#include "core/allocation/drawing/error_log.h"
#include "core/allocation/drawing/revise.h"
#include "core/store/counters/counter_gateway.h"

#include <utility>

namespace lekthi::allocation {

MariaDbStore::MariaDbStore(store::Connection &connection)
    : m_connection(connection)
{
}

MariaDbStore::MariaDbStore(std::unique_ptr<store::Connection> connection)
    : m_own(std::move(connection))
    , m_connection(*m_own)
{
}

store::Result<store::Drawer> MariaDbStore::findDrawer()
{
    return store::findDrawer(m_connection);
}

store::Result<Rulebook> MariaDbStore::loadRulebook()
{
    return allocation::loadRulebook(m_connection);
}

store::Result<Rulebook> MariaDbStore::refreshed(const Rulebook &book, int projectId, int typeId)
{
    return allocation::refreshed(book, m_connection, projectId, typeId);
}

store::Result<std::optional<store::Counter>> MariaDbStore::ensureCounter(const numbering::CounterKey &key)
{
    return store::ensureCounter(m_connection, key);
}

store::Result<QList<store::Counter>> MariaDbStore::countersOfIds(const QList<qint64> &ids)
{
    return store::countersOfIds(m_connection, ids);
}

store::Result<store::LockedCounter> MariaDbStore::lockCounter(const numbering::CounterKey &key)
{
    store::Script opening;
    store::addLockForDrawing(opening, key);
    store::AllDone opened;
    auto transaction = store::Transaction::begin(m_connection, opening, opened);
    if (!transaction)
        return tl::unexpected(transaction.error());
    m_transaction.emplace(std::move(*transaction));
    auto locked = store::lockedForDrawing(opened.first(), key);
    if (!locked)
        rollBack();
    return locked;
}

void MariaDbStore::rollBack()
{
    m_transaction.reset();
}

store::Result<QList<store::LedgerRow>> MariaDbStore::findByRequestIds(const QList<QUuid> &ids)
{
    return store::findByRequestIds(m_connection, ids);
}

store::Result<QHash<qint64, QString>> MariaDbStore::numberedDocuments(const QList<qint64> &documents)
{
    return store::numberedDocuments(m_connection, documents);
}

store::Result<QStringList> MariaDbStore::takenAmong(const store::ScopeKey &scope, const QStringList &numbers)
{
    return store::takenAmong(m_connection, scope, numbers);
}

store::Result<QDateTime> MariaDbStore::drawNumbers(const store::DrawnBatch &batch,
                                                   const std::function<void()> &sending)
{
    if (!m_transaction)
        return store::drawNumbers(m_connection, batch, sending);
    auto drawn = store::drawNumbers(*m_transaction, batch, sending);
    m_transaction.reset();
    return drawn;
}

store::Result<store::DrawnSeveral> MariaDbStore::drawSeveral(const QList<store::DrawnBatch> &batches)
{
    return store::drawSeveral(m_connection, batches);
}

store::Result<tl::expected<Allocation, Failure>> MariaDbStore::reviseNumber(const Revision &revision,
                                                                            int earlierAttempts,
                                                                            const store::Drawer &drawer,
                                                                            CounterNotes &notes)
{
    return allocation::reviseNumber(m_connection, revision, earlierAttempts, drawer, notes);
}

store::Result<void> MariaDbStore::recordFailure(const Job &job, Failure &failure)
{
    return allocation::recordFailure(m_connection, job, failure);
}

store::Result<void> MariaDbStore::recordRedisOutage(const numbering::CounterKey &key, const QString &reason)
{
    return allocation::recordRedisOutage(m_connection, key, reason);
}

void MariaDbStore::leaveNode()
{
    m_connection.leaveNode();
}

MariaDbDoor::MariaDbDoor(store::Address address, store::ConnectionOptions options)
    : m_address(std::move(address))
    , m_options(options)
{
}

store::Result<std::unique_ptr<DrawingStore>> MariaDbDoor::open()
{
    return store::Connection::open(m_address, m_options)
        .map([](std::unique_ptr<store::Connection> connection) -> std::unique_ptr<DrawingStore> {
            return std::make_unique<MariaDbStore>(std::move(connection));
        });
}

} // namespace lekthi::allocation
