#pragma once

#include "core/store/ledger_gateway.h"

namespace lekthi::store {

/// The two halves of appendToLedger, for rows of several scopes: first every number is marked as taken, then
/// the rows are written. Inside the caller's transaction.
Result<void> markTaken(Connection &connection, const ScopeKey &scope, const ChainedRows &rows);
Result<void> writeLedgerRows(Connection &connection, const QList<StoredLedgerRow> &rows);

} // namespace lekthi::store
