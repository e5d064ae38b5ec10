#include "core/audit/archive/gone_rows.h"

#include "core/store/ledger/stored_rows.h"
#include "core/store/session/denial.h"

#include <algorithm>

namespace lekthi::audit {

using store::Result;

Result<bool> hasRows(store::Connection &connection, const store::ArchivedRange &range)
{
    store::StoredRows rows;
    return rows.read(connection, range.afterId, 1).map([&range](const QList<store::CheckedRow> *found) {
        return !found->isEmpty() && found->first().row.id <= range.lastId;
    });
}

Result<QList<store::ExecutedArchive>> goneArchives(store::Connection &connection)
{
    const auto all = store::executedArchives(connection);
    if (!all)
        return tl::unexpected(all.error());
    QList<store::ExecutedArchive> gone;
    for (const store::ExecutedArchive &archive : *all) {
        const auto isHere = hasRows(connection, archive.range);
        if (!isHere)
            return tl::unexpected(isHere.error());
        if (!*isHere)
            gone.append(archive);
    }
    return gone;
}

Result<void> requireArchives(store::Connection &connection, const QList<TrustedArchive> &archives)
{
    const auto gone = goneArchives(connection);
    if (!gone)
        return tl::unexpected(gone.error());
    for (const store::ExecutedArchive &archive : *gone) {
        const bool isGiven = std::ranges::any_of(
            archives, [&archive](const TrustedArchive &file) { return file.archive.range == archive.range; });
        if (!isGiven)
            return tl::unexpected(store::Error{store::ErrorKind::Refused,
                                               store::denial::rowsArchived,
                                               {},
                                               QString::number(archive.range.year)});
    }
    return {};
}

Result<std::optional<CheckedLedger>> placeBehindGoneRows(store::Connection &connection)
{
    const auto gone = goneArchives(connection);
    if (!gone)
        return tl::unexpected(gone.error());
    if (gone->isEmpty())
        return std::nullopt;
    CheckedLedger place{.store = connection.address().database, .afterId = gone->last().range.lastId};
    for (const store::ExecutedArchive &archive : *gone)
        place.rows += archive.range.rows;
    return store::archiveHeads(connection, place.afterId)
        .map([&place](const QList<store::ArchiveHead> &heads) {
            for (const store::ArchiveHead &head : heads)
                place.counters.append({head.counterId, head.head, head.lastRowId, head.resetEpoch,
                                       head.sequence, head.hasRegister});
            return std::optional(place);
        });
}

} // namespace lekthi::audit
