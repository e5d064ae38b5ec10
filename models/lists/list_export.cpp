#include "models/lists/list_export.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<store::Error> cancelled()
{
    return tl::unexpected(store::Error{store::ErrorKind::Cancelled, 0, u"export cancelled"_s, {}});
}

struct Step
{
    qint64 rows = 0;
    QString next{};
    files::Written written{};
};

store::Result<Step> writeCsv(store::Connection &connection, const ExportSource &source, ListWriter &writer,
                             const QString &after)
{
    return source.readCsv(connection, after).map([&writer](const CsvPage &page) {
        return Step{page.rows, page.next, writer.appendCsv(page.lines)};
    });
}

store::Result<Step> writePage(store::Connection &connection, const ExportSource &source, ListWriter &writer,
                              const QString &after)
{
    if (source.readCsv && writer.takesCsv())
        return writeCsv(connection, source, writer, after);
    return source.read(connection, after).map([&writer](const ExportPage &page) {
        Step step{.rows = page.rows.size(), .next = page.next};
        for (const ExportFields &fields : page.rows) {
            step.written = writer.append(fields);
            if (!step.written)
                break;
        }
        return step;
    });
}

} // namespace

store::Result<Exported> exportList(store::Connection &connection, const ExportSource &source,
                                   ListWriter &writer, ExportProgress &progress)
{
    Exported exported{.written = writer.open(source.names)};
    QString after;
    do {
        if (!exported.written)
            return exported;
        if (progress.isCancelled)
            return cancelled();
        const auto step = writePage(connection, source, writer, after);
        if (!step)
            return tl::unexpected(step.error());
        exported.written = step->written;
        if (!exported.written)
            return exported;
        exported.rows += step->rows;
        progress.rows = exported.rows;
        after = step->next;
    } while (!after.isEmpty());
    if (progress.isCancelled)
        return cancelled();
    exported.written = writer.commit();
    // Paper is drawn at the end, which takes its time.
    if (!exported.written && progress.isCancelled)
        return cancelled();
    return exported;
}

store::Result<Exported> exportList(store::Connection &connection, const ExportSource &source,
                                   ExportFormat format, const QString &path, ExportProgress &progress)
{
    return exportList(connection, source, *listWriter(format, path), progress);
}

} // namespace lekthi::models
