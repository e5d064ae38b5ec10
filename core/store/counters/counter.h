#pragma once

#include "core/numbering/counter_key.h"
#include "core/store/counters/ledger_head.h"

#include <QDateTime>

#include <optional>

namespace lekthi::store {

/// A row of document_number_counters.
struct Counter
{
    qint64 id = 0;
    numbering::CounterKey key;
    qint64 lastNumber = 0;
    int version = 0;
    int resetEpoch = 0;  ///< how often the counter was reset; sequence numbers are unique within one epoch
    LedgerHead ledger;   ///< of its rows in the ledger
    QDateTime updatedAt; ///< created, allocated, reset, imported, or a number voided or revised

    bool operator==(const Counter &) const = default;
};

struct CounterFilter
{
    std::optional<int> projectId{};
    std::optional<int> typeId{};
    std::optional<int> organizationId{}; ///< as sender or recipient
    std::optional<int> year{};
};

} // namespace lekthi::store
