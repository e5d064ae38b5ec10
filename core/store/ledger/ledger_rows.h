#pragma once

#include "core/store/ledger/ledger_gateway.h"

namespace lekthi::store {

/// Appends rows and nothing else: their numbers are marked taken by the caller, in the same transaction.
Result<void> writeLedgerRows(Connection &connection, const QList<StoredLedgerRow> &rows);

} // namespace lekthi::store
