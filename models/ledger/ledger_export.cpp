#include "models/ledger/ledger_export.h"

#include "models/ledger/ledger_formats.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr int exportedAtOnce = 500;

QByteArray beginningOf(LedgerFormat format)
{
    // Without the mark Excel takes Thai for something else.
    return format == LedgerFormat::Csv ? (QChar(QChar::ByteOrderMark) + ledgerCsvHeading()).toUtf8()
                                       : QByteArray();
}

tl::unexpected<store::Error> cancelled()
{
    return tl::unexpected(store::Error{store::ErrorKind::Cancelled, 0, u"export cancelled"_s, {}});
}

QByteArray linesOf(const QList<store::LedgerEntry> &entries, const LedgerExportWish &wish)
{
    QByteArray lines;
    for (const store::LedgerEntry &entry : entries) {
        if (wish.format == LedgerFormat::Csv)
            lines += ledgerCsvLine(entry, wish.names).toUtf8();
        else
            lines += QJsonDocument(ledgerJson(entry, wish.names)).toJson(QJsonDocument::Compact) + '\n';
    }
    return lines;
}

} // namespace

store::Result<LedgerExported> exportLedger(store::Connection &connection, const LedgerExportWish &wish,
                                           LedgerExportProgress &progress)
{
    files::GrowingFile file(wish.path);
    LedgerExported exported;
    exported.written = file.open().and_then([&] { return file.append(beginningOf(wish.format)); });
    QString after;
    do {
        if (!exported.written)
            return exported;
        if (progress.isCancelled)
            return cancelled();
        const auto page = store::ledgerPage(connection, wish.filter, store::LedgerOrder::NewestFirst,
                                            exportedAtOnce, after);
        if (!page)
            return tl::unexpected(page.error());
        exported.written = file.append(linesOf(page->entries, wish));
        exported.rows += page->entries.size();
        progress.rows = exported.rows;
        after = page->next;
    } while (!after.isEmpty());
    if (progress.isCancelled)
        return cancelled();
    if (exported.written)
        exported.written = file.commit();
    return exported;
}

} // namespace lekthi::models
