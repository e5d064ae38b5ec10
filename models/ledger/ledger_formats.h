#pragma once

#include "models/ledger/ledger_model.h"
#include "models/lists/list_export.h"

namespace lekthi::models {

// Numbers of the ledger for other programs. Names are those of lekthictl, times are UTC, accounts and codes
// as the store has them.

/// The account of this id for other programs: its login, the id where nobody knows it, null for nothing.
QJsonValue loginOf(std::optional<int> id, const QHash<int, store::Person> &people);

/// All names of it always there.
QJsonObject ledgerJson(const store::LedgerEntry &entry, const LedgerNames &names);

/// Rows of the list, in its order, for the clipboard: CSV with a heading line, an array of JSON.
QString ledgerRowsAsCsv(const LedgerModel &model, const QList<int> &rows);
QString ledgerRowsAsJson(const LedgerModel &model, const QList<int> &rows);

/// All that the filter lets through, newest first. Reading fails as ledgerPage().
ExportSource ledgerExport(const store::LedgerFilter &filter, const LedgerNames &names);

} // namespace lekthi::models
