#include "models/lists/list_export.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<store::Error> cancelled()
{
    return tl::unexpected(store::Error{store::ErrorKind::Cancelled, 0, u"export cancelled"_s, {}});
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
        const auto page = source.read(connection, after);
        if (!page)
            return tl::unexpected(page.error());
        for (const ExportFields &fields : page->rows) {
            exported.written = writer.append(fields);
            if (!exported.written)
                return exported;
        }
        exported.rows += page->rows.size();
        progress.rows = exported.rows;
        after = page->next;
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
