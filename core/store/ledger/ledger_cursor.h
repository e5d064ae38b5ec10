#pragma once

#include "core/store/session/error.h"

#include <QString>

#include <compare>

namespace lekthi::store {

enum class LedgerOrder { NewestFirst, OldestFirst };

/// Where a row of the ledger stands in the order of its time.
struct LedgerPosition
{
    QString time;  ///< UTC with microseconds, as StoredLedgerRow::createdAt: compares as text
    qint64 id = 0; ///< decides between rows of one moment

    bool operator==(const LedgerPosition &) const = default;
    std::strong_ordering operator<=>(const LedgerPosition &) const = default;
};

/// Where a page ended, for whoever asks for the next one: letters, digits, "-" and "_". Pure.
QString cursorText(const LedgerPosition &last, LedgerOrder order);

/// Refused (denial::badCursor) where it is not what cursorText() gave for this order.
Result<LedgerPosition> readCursor(const QString &cursor, LedgerOrder order);

} // namespace lekthi::store
