#include "core/audit/retention.h"

#include "core/numbering/period.h"
#include "core/store/ledger/ledger_extent.h"

#include <QTimeZone>

#include <algorithm>
#include <chrono>
#include <numeric>

namespace lekthi::audit {

namespace {

template <class Part>
qint64 sumOf(const QList<Retention::Year> &years, Part part)
{
    return std::accumulate(years.cbegin(), years.cend(), qint64(0),
                           [part](qint64 sum, const Retention::Year &year) { return sum + year.*part; });
}

} // namespace

qint64 Retention::rows() const
{
    return sumOf(years, &Year::rows);
}

qint64 Retention::bytes() const
{
    return sumOf(years, &Year::bytes);
}

const store::ExecutedArchive *Retention::archiveOf(int year) const
{
    const auto found = std::ranges::find_if(
        archives, [year](const store::ExecutedArchive &archive) { return archive.range.year == year; });
    return found == archives.end() ? nullptr : &*found;
}

store::Result<Retention> readRetention(store::Connection &connection, const QDateTime &now)
{
    const QTimeZone zone = numbering::defaultDocumentTimeZone();
    Retention retention;
    retention.keptSince = now.toUTC().addYears(-yearsToKeep);
    const auto extent = store::ledgerExtent(connection, retention.keptSince);
    if (!extent)
        return tl::unexpected(extent.error());
    const auto years = store::ledgerYears(connection, std::chrono::seconds(zone.offsetFromUtc(now)));
    if (!years)
        return tl::unexpected(years.error());
    auto archives = store::executedArchives(connection);
    if (!archives)
        return tl::unexpected(archives.error());
    retention.archives = *std::move(archives);
    retention.oldest = extent->oldest;
    retention.rowsPast = extent->oldRows;
    for (const store::LedgerYear &year : *years)
        retention.years.append({year.year, year.rows, 0});
    const double bytesOfRow = double(extent->bytes) / double(std::max<qint64>(retention.rows(), 1));
    for (Retention::Year &year : retention.years)
        year.bytes = qint64(bytesOfRow * double(year.rows));
    return retention;
}

} // namespace lekthi::audit
