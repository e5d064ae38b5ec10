#pragma once

#include "core/allocation/benchmark/field.h"
#include "core/store/ledger/ledger_gateway.h"

#include <chrono>

namespace lekthi::benchmark {

/// What a ledger row tells of its draw.
struct DrawFacts
{
    std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
    int lockWaitMs = 0;
    int retries = 0;
    bool databaseLock = false; ///< since Redis was down
};

int millisecondsSince(std::chrono::steady_clock::time_point instant);

/// The same ledger row and taken row for every algorithm.
class LedgerWriter
{
public:
    explicit LedgerWriter(const Field &field); ///< which has to stay

    /// The rows of the numbers from first on, with request ids of their own, chained behind head. An
    /// algorithm that does not know its counter's head chains them behind one of its own: the same row at the
    /// same cost.
    store::ChainedRows rows(const FieldCounter &counter, const store::LedgerHead &head, qint64 first,
                            int count, const DrawFacts &facts, const QDateTime &now) const;

    /// Appends rows; inside the caller's transaction.
    static store::Result<void> append(store::Connection &connection, const FieldCounter &counter,
                                      const store::ChainedRows &rows);

private:
    store::LedgerRow rowFor(const FieldCounter &counter, const DrawFacts &facts) const;
    QString number(const FieldCounter &counter, qint64 sequence) const;

    const Field &m_field;
};

} // namespace lekthi::benchmark
