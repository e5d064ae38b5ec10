#pragma once

#include "core/allocation/benchmark/drawers/drawer.h"
#include "core/allocation/benchmark/drawers/ledger_writer.h"
#include "core/store/counters/counter_gateway.h"

#include <random>

namespace lekthi::benchmark {

/// What the algorithms that draw one number a transaction have in common.
class StoreDrawer : public Drawer
{
public:
    StoreDrawer(std::unique_ptr<store::Connection> connection, const Field &field);

protected:
    /// One transaction that takes the counter's row before it reads it.
    store::Result<Drawn> drawUnderRowLock(const FieldCounter &counter, DrawFacts facts);
    /// One transaction that finds out when it writes whether the counter moved since it was read (3.11.5.2):
    /// then Conflict.
    store::Result<Drawn> drawByVersion(const FieldCounter &counter, const DrawFacts &facts);
    /// As drawByVersion, at once again where the counter moved, as often as 3.11.6.1 allows.
    store::Result<Drawn> drawByVersionWithRetries(const FieldCounter &counter, DrawFacts facts);

    store::Connection &connection() { return *m_connection; }
    const LedgerWriter &ledger() const { return m_ledger; }
    /// Raises the counter to the number and appends its row behind the counter's newest.
    store::Result<void> raiseAndAppend(const FieldCounter &counter, const store::Counter &seen, qint64 number,
                                       const DrawFacts &facts);
    /// Appends the row alone, where the counter is raised in another way.
    store::Result<void> append(const FieldCounter &counter, qint64 number, const DrawFacts &facts);

private:
    std::unique_ptr<store::Connection> m_connection;
    LedgerWriter m_ledger;
};

class SelectForUpdateDrawer : public StoreDrawer
{
public:
    using StoreDrawer::StoreDrawer;
    store::Result<Drawn> draw(const FieldCounter &counter) override;
};

class VersionCheckDrawer : public StoreDrawer
{
public:
    using StoreDrawer::StoreDrawer;
    store::Result<Drawn> draw(const FieldCounter &counter) override;
};

/// Where the row is taken, tries again after growing pauses (3.11.6.1).
class NoWaitDrawer : public StoreDrawer
{
public:
    using StoreDrawer::StoreDrawer;
    store::Result<Drawn> draw(const FieldCounter &counter) override;

private:
    store::Result<Drawn> drawOnce(const FieldCounter &counter, const DrawFacts &facts);

    std::minstd_rand m_random{std::random_device{}()};
};

class UpsertDrawer : public StoreDrawer
{
public:
    using StoreDrawer::StoreDrawer;
    store::Result<Drawn> draw(const FieldCounter &counter) override;
};

class SequenceDrawer : public StoreDrawer
{
public:
    using StoreDrawer::StoreDrawer;
    store::Result<Drawn> draw(const FieldCounter &counter) override;

    /// Makes a sequence for each counter of the field, going on where the counter stands.
    static store::Result<void> makeSequences(store::Connection &connection, const Field &field);
    static store::Result<void> dropSequences(store::Connection &connection, const Field &field);
};

} // namespace lekthi::benchmark
