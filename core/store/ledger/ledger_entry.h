#pragma once

#include "core/store/ledger/ledger_list.h"
#include "core/store/session/text_rows.h"

#include <optional>

namespace lekthi::store {

// Rows as the statement ledger_list/list_rows gives them. Pure; any thread.

/// Columns in the order in which the statement selects them.
namespace listed {

enum Column : int {
    Id,
    Event,
    RequestId,
    CounterId,
    ResetEpoch,
    Sequence,
    DocumentId,
    Number,
    Revision,
    TemplateText,
    TemplateVersion,
    UserId,
    DrawnBy,
    IpAddress,
    UserAgent,
    RetryCount,
    LockWait,
    TotalDuration,
    FallbackUsed,
    Skipped,
    RowHash,
    CreatedAt,
    State,
    EndedBy,
    EndedBecause,
    Project,
    Originator,
    Recipient,
    Type,
    SubType,
    RfaType,
    Discipline,
    Year,
    Period,
    ColumnCount
};

} // namespace listed

/// Nothing if the row has other columns.
std::optional<LedgerEntry> entryFrom(const TextRow &row);

// Parts of a row that has these columns, as LedgerEntry has them.

LedgerState stateIn(const TextRow &row);
QString reasonIn(const TextRow &row);
numbering::CounterKey counterKeyIn(const TextRow &row);
QStringList skippedIn(const TextRow &row);

} // namespace lekthi::store
