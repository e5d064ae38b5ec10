#pragma once

#include <QByteArray>

namespace lekthi::store {

/// Where the chain of a counter's ledger rows ends.
struct LedgerHead
{
    QByteArray hash;   ///< of the newest row, 32 bytes; empty: no row is chained yet
    qint64 length = 0; ///< rows in the chain

    bool operator==(const LedgerHead &) const = default;
};

} // namespace lekthi::store
