#pragma once

#include "core/store/reference/reference_data.h"
#include "core/store/session/connection.h"

#include <QString>

namespace lekthi::benchmark {

class Figures;

/// A large store that is measured. The thread of the connection.
struct Measured
{
    store::Connection &connection;
    const store::ReferenceData &reference;
    qint64 firstId; ///< of the ledger's rows that were added
    qint64 lastId;
};

void measureLists(Figures &figures, const Measured &store, const QString &senderCode);
void measureNumbers(Figures &figures, const Measured &store, const QString &number);
/// The next page of the ledger by its cursor and by an offset, at its start, middle and end.
void measurePages(Figures &figures, const Measured &store);
/// Both lists page by page to their ends, as their models are filled.
void measureScrolling(Figures &figures, const Measured &store);
/// The ledger in a model of Qt's own.
void measureTableModel(Figures &figures, const Measured &store);
/// An export and an archive, whose files are made in the directory and removed.
void measureExport(Figures &figures, const Measured &store, const QString &directory);
void measureArchive(Figures &figures, const Measured &store, const QString &directory);
/// Verification of all of the chain, by an administrator and by an auditor.
void measureChain(Figures &figures, const Measured &store);

} // namespace lekthi::benchmark
