#pragma once

#include "core/numbering/render.h"
#include "core/store/ledger/ledger_list.h"
#include "core/store/reference/reference_data.h"
#include "models/templates/template_key.h"

#include <optional>

namespace lekthi::models {

/// A row of the ledger with its number, whose parts know their tokens where it can be rendered again.
struct LedgerLine
{
    store::LedgerEntry entry;
    numbering::DocumentNumber number; ///< else one part of literal text, never empty
};

struct LedgerReading
{
    QList<LedgerLine> lines;
    QString next; ///< for the next page; empty: this was the last one
};

/// A page, newest first. Fails as ledgerPage(). Any thread but the UI's.
store::Result<LedgerReading> readLedger(store::Connection &connection, const store::LedgerFilter &filter,
                                        const store::ReferenceData &reference, int limit,
                                        const QString &after);

/// A row with those that it is connected with. Any thread but the UI's.
struct LedgerSurroundings
{
    LedgerLine line;
    std::optional<store::LedgerEntry> ending; ///< the row that voided, replaced or marked it
    store::LedgerNeighbours neighbours;       ///< in its counter
};
store::Result<LedgerSurroundings> readSurroundings(store::Connection &connection,
                                                   const store::LedgerEntry &entry,
                                                   const store::ReferenceData &reference);
/// The same for a row that is known by its id; NotFound if there is none in what the person may see.
store::Result<LedgerSurroundings> readSurroundings(store::Connection &connection, qint64 id,
                                                   const store::ReferenceData &reference);

/// The template that numbers of this type use: its own or the project's default. Any thread but the UI's.
store::Result<TemplateKey> readTemplateInUse(store::Connection &connection, int projectId, int typeId);

} // namespace lekthi::models
