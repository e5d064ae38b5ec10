#pragma once

#include "core/allocation/benchmark/field.h"
#include "core/store/ledger_gateway.h"

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

    /// The rows of the numbers from first on, with request ids of their own.
    QList<store::LedgerRow> rows(const FieldCounter &counter, qint64 first, int count,
                                 const DrawFacts &facts) const;

    /// Appends those rows; inside the caller's transaction.
    store::Result<void> append(store::Connection &connection, const FieldCounter &counter, qint64 first,
                               int count, const DrawFacts &facts) const;

private:
    store::LedgerRow rowFor(const FieldCounter &counter, const DrawFacts &facts) const;
    QString number(const FieldCounter &counter, qint64 sequence) const;

    const Field &m_field;
};

} // namespace lekthi::benchmark
