#pragma once

#include "models/ledger/ledger_model.h"

namespace lekthi::models {

// Numbers of the ledger for other programs. Names are those of lekthictl, times are UTC, accounts and codes
// as the store has them.

/// A line of comma-separated values (RFC 4180) with its line break. No spreadsheet takes a cell for a
/// formula.
QString ledgerCsvHeading();
QString ledgerCsvLine(const store::LedgerEntry &entry, const LedgerNames &names);
/// One object, all names of it always there.
QJsonObject ledgerJson(const store::LedgerEntry &entry, const LedgerNames &names);

// Rows of the list, in its order, for the clipboard.

QString ledgerRowsAsCsv(const LedgerModel &model, const QList<int> &rows);
QString ledgerRowsAsJson(const LedgerModel &model, const QList<int> &rows); ///< an array
/// As the list shows them, with its headings: cells separated by tabs, or a table of Markdown.
QString ledgerRowsAsText(const LedgerModel &model, const QList<int> &rows);
QString ledgerRowsAsMarkdown(const LedgerModel &model, const QList<int> &rows);

} // namespace lekthi::models
