#pragma once

#include "core/files/written_file.h"
#include "models/ledger/ledger_text.h"

#include <atomic>
#include <memory>

namespace lekthi::models {

enum class LedgerFormat {
    Csv,       ///< UTF-8 with its mark and a heading line
    JsonLines, ///< an object in each line
};

/// What is to be written where.
struct LedgerExportWish
{
    store::LedgerFilter filter{};
    LedgerNames names{};
    LedgerFormat format = LedgerFormat::Csv;
    QString path{};
};

/// Shared by whoever exports and whoever watches. Any thread.
struct LedgerExportProgress
{
    std::atomic<qint64> rows = 0; ///< written so far
    std::atomic_bool isCancelled = false;
};

struct LedgerExported
{
    qint64 rows = 0;
    files::Written written{};
};

/// Writes all that the filter lets through, newest first, page by page in little memory, into a file that is
/// there when it is whole. Cancelled if it was told so meanwhile, fails as ledgerPage(); what was in its
/// place stays then. Any thread but the UI's.
store::Result<LedgerExported> exportLedger(store::Connection &connection, const LedgerExportWish &wish,
                                           LedgerExportProgress &progress);

} // namespace lekthi::models
