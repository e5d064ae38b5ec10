#pragma once

#include "core/allocation/drawing/job.h"
#include "core/allocation/request/rulebook.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/ledger/ledger_gateway.h"

#include <QHash>

#include <functional>
#include <memory>
#include <tl/expected.hpp>

namespace lekthi::allocation {

class CounterNotes;

/// All that the pipeline asks of the store, over one session. Results, failures and waiting are those of the
/// functions of the same names (drawing_gateway.h, ledger_gateway.h, counter_gateway.h, rulebook.h,
/// error_log.h, revise.h), where nothing else is said. Used by one thread only.
class DrawingStore
{
public:
    DrawingStore() = default;
    virtual ~DrawingStore() = default;
    DrawingStore(const DrawingStore &) = delete;
    DrawingStore &operator=(const DrawingStore &) = delete;

    virtual store::Result<store::Drawer> findDrawer() = 0;
    virtual store::Result<Rulebook> loadRulebook() = 0;
    virtual store::Result<Rulebook> refreshed(const Rulebook &book, int projectId, int typeId) = 0;

    virtual store::Result<std::optional<store::Counter>> ensureCounter(const numbering::CounterKey &key) = 0;
    virtual store::Result<QList<store::Counter>> countersOfIds(const QList<qint64> &ids) = 0;

    /// Begins a transaction and locks the counter in it. It ends with drawNumbers() or rollBack().
    virtual store::Result<store::LockedCounter> lockCounter(const numbering::CounterKey &key) = 0;
    /// Undoes what was begun; nothing if nothing was.
    virtual void rollBack() = 0;

    virtual store::Result<QList<store::LedgerRow>> findByRequestIds(const QList<QUuid> &ids) = 0;
    virtual store::Result<QHash<qint64, QString>> numberedDocuments(const QList<qint64> &documents) = 0;
    virtual store::Result<QStringList> takenAmong(const store::ScopeKey &scope,
                                                  const QStringList &numbers) = 0;

    /// As the end of the transaction that was begun, else by itself. sending is called just before the store
    /// is asked.
    virtual store::Result<QDateTime> drawNumbers(const store::DrawnBatch &batch,
                                                 const std::function<void()> &sending) = 0;
    virtual store::Result<store::DrawnSeveral> drawSeveral(const QList<store::DrawnBatch> &batches) = 0;
    virtual store::Result<tl::expected<Allocation, Failure>> reviseNumber(const Revision &revision,
                                                                          int earlierAttempts,
                                                                          const store::Drawer &drawer,
                                                                          CounterNotes &notes) = 0;

    virtual store::Result<void> recordFailure(const Job &job, Failure &failure) = 0;
    virtual store::Result<void> recordRedisOutage(const numbering::CounterKey &key,
                                                  const QString &reason) = 0;

    /// Sessions that are opened from now on go to another node.
    virtual void leaveNode() = 0;
};

/// Where sessions with the store are opened. Thread-safe.
class StoreDoor
{
public:
    StoreDoor() = default;
    virtual ~StoreDoor() = default;
    StoreDoor(const StoreDoor &) = delete;
    StoreDoor &operator=(const StoreDoor &) = delete;

    /// A session for the thread that calls. Blocks until it is open or failed.
    virtual store::Result<std::unique_ptr<DrawingStore>> open() = 0;
    virtual int nodeCount() const = 0;
};

} // namespace lekthi::allocation
