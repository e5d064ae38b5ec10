#pragma once

#include "core/allocation/drawing/drawing_store.h"
#include "core/store/session/connection.h"

#include <memory>
#include <optional>

namespace lekthi::allocation {

/// The store itself. Belongs to the connection's thread.
class MariaDbStore final : public DrawingStore
{
public:
    explicit MariaDbStore(store::Connection &connection); ///< which has to outlive it
    explicit MariaDbStore(std::unique_ptr<store::Connection> connection);

    store::Connection &connection() { return m_connection; }

    store::Result<store::Drawer> findDrawer() override;
    store::Result<Rulebook> loadRulebook() override;
    store::Result<Rulebook> refreshed(const Rulebook &book, int projectId, int typeId) override;
    store::Result<std::optional<store::Counter>> ensureCounter(const numbering::CounterKey &key) override;
    store::Result<QList<store::Counter>> countersOfIds(const QList<qint64> &ids) override;
    store::Result<store::LockedCounter> lockCounter(const numbering::CounterKey &key) override;
    void rollBack() override;
    store::Result<QList<store::LedgerRow>> findByRequestIds(const QList<QUuid> &ids) override;
    store::Result<QHash<qint64, QString>> numberedDocuments(const QList<qint64> &documents) override;
    store::Result<QStringList> takenAmong(const store::ScopeKey &scope, const QStringList &numbers) override;
    store::Result<QDateTime> drawNumbers(const store::DrawnBatch &batch,
                                         const std::function<void()> &sending) override;
    store::Result<store::DrawnSeveral> drawSeveral(const QList<store::DrawnBatch> &batches) override;
    store::Result<tl::expected<Allocation, Failure>> reviseNumber(const Revision &revision,
                                                                  int earlierAttempts,
                                                                  const store::Drawer &drawer,
                                                                  CounterNotes &notes) override;
    store::Result<void> recordFailure(const Job &job, Failure &failure) override;
    store::Result<void> recordRedisOutage(const numbering::CounterKey &key, const QString &reason) override;
    void leaveNode() override;

private:
    std::unique_ptr<store::Connection> m_own;
    store::Connection &m_connection;
    std::optional<store::Transaction> m_transaction;
};

class MariaDbDoor final : public StoreDoor
{
public:
    explicit MariaDbDoor(store::Address address, store::ConnectionOptions options = {});

    store::Result<std::unique_ptr<DrawingStore>> open() override;
    int nodeCount() const override { return m_address.nodeCount(); }

private:
    const store::Address m_address;
    const store::ConnectionOptions m_options;
};

} // namespace lekthi::allocation
