#pragma once

#include "core/store/ledger/ledger_list.h"

#include <QStringList>

namespace lekthi::store {

// Numbers by what a person typed. Compared as the store compares them; a Project Admin finds those of his
// projects alone.

/// The rows that gave one of these very numbers, then each of them that a row passed over (as
/// LedgerState::Skipped); at most limit of either.
Result<QList<LedgerEntry>> entriesOfNumbers(Connection &connection, const QStringList &numbers, int limit);

/// Numbers that begin with this text, released ones among them, in order, at most limit; a Project Admin's
/// are looked for among the first 2,000.
Result<QStringList> numbersBeginning(Connection &connection, const QString &text, int limit);

/// Those of these texts that are or were numbers, as the store has them.
Result<QStringList> numbersAmong(Connection &connection, const QStringList &texts);

} // namespace lekthi::store
