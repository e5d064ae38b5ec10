#pragma once

#include "core/store/ledger/ledger_list.h"
#include "core/store/session/text_rows.h"

#include <optional>

namespace lekthi::store {

/// A row that the statement ledger_list/list_rows gives; nothing if it has other columns. Pure.
std::optional<LedgerEntry> entryFrom(const TextRow &row);

} // namespace lekthi::store
