#pragma once

#include "core/store/ledger/ledger_chain.h"

#include <QByteArray>

#include <optional>

namespace lekthi::audit {

/// A ledger row of which only the end is told: enough to prove which row it stands behind and whose number it
/// carries, and nothing of persons and addresses. SHA-256 over the part before is given as the state that the
/// algorithm had reached. A value; any thread.
struct BlindedRow
{
    QByteArray state;  ///< 32 bytes: the eight words, big-endian
    qint64 length = 0; ///< of what is not told: whole blocks of 64 bytes
    QByteArray rest;   ///< the text from there on; ends in number, duration and previous hash
    QString number;
    qint64 durationMs = 0;

    /// Of a row that has a predecessor.
    static BlindedRow of(const store::StoredLedgerRow &row);

    /// The hash of the row, if it stands behind a row of this hash and carries that number; else nothing.
    std::optional<QByteArray> hashBehind(const QByteArray &previousHash) const;

    bool operator==(const BlindedRow &) const = default;
};

} // namespace lekthi::audit
