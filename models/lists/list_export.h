#pragma once

#include "core/store/session/connection.h"
#include "models/lists/list_writer.h"

#include <atomic>
#include <functional>

namespace lekthi::models {

struct ExportPage
{
    QList<ExportFields> rows{};
    QString next{}; ///< for the page behind it; empty: this was the last one
};

struct CsvPage
{
    QByteArray lines{}; ///< as the writer of CSV makes them of the same rows
    qint64 rows = 0;
    QString next{}; ///< as that of ExportPage
};

/// A list as the store gives it: the page behind a cursor, the first one behind an empty one.
struct ExportSource
{
    QStringList names; ///< of the fields of every row
    std::function<store::Result<ExportPage>(store::Connection &connection, const QString &after)> read;
    /// For writers of CSV, where it is quicker; its cursors are those of read. Or nothing.
    std::function<store::Result<CsvPage>(store::Connection &connection, const QString &after)> readCsv{};
};

/// Shared by whoever exports and whoever watches. Any thread.
struct ExportProgress
{
    std::atomic<qint64> rows = 0; ///< written so far
    std::atomic<int> page = 0;    ///< of paper, drawn so far
    std::atomic<int> pages = 0;   ///< of paper, in all; 0: not known or no paper
    std::atomic_bool isCancelled = false;
};

struct Exported
{
    qint64 rows = 0;
    files::Written written{};
};

/// Writes all of a list page by page in little memory into a file that is there when it is whole. Cancelled
/// if it was told so meanwhile, fails as the source does; what was in its place stays then. Any thread but
/// the UI's.
store::Result<Exported> exportList(store::Connection &connection, const ExportSource &source,
                                   ListWriter &writer, ExportProgress &progress);
store::Result<Exported> exportList(store::Connection &connection, const ExportSource &source,
                                   ExportFormat format, const QString &path, ExportProgress &progress);

} // namespace lekthi::models
