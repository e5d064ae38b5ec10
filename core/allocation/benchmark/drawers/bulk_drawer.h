#pragma once

#include "core/allocation/benchmark/drawers/store_drawers.h"

#include <vector>

namespace lekthi::benchmark {

/// Writes ledger rows as fast as one session can: many a transaction, as text, which the server takes in
/// faster than thousands of bound values. The only one at its counters, so that it need not take or raise
/// them.
class BulkDrawer : public StoreDrawer
{
public:
    static constexpr int rowsPerTransaction = 500;

    BulkDrawer(std::unique_ptr<store::Connection> connection, const Field &field);
    store::Result<Drawn> draw(const FieldCounter &counter) override;

private:
    std::vector<qint64> m_lastNumbers; ///< by FieldCounter::index
};

} // namespace lekthi::benchmark
