#include "core/audit/archive/ledger_source.h"

#include "core/audit/archive/gone_rows.h"

#include <algorithm>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::CheckedRow;
using store::Result;

namespace {

constexpr qsizetype maximumFindings = 100;

store::Error changedMeanwhile(const AuditError &error)
{
    return {store::ErrorKind::Damaged, 0, describe(error) + u' ' + error.detail, error.subject};
}

} // namespace

LedgerSource::LedgerSource(QList<TrustedArchive> archives)
    : m_archives(std::move(archives))
{
}

LedgerSource::~LedgerSource() = default;

Result<void> LedgerSource::begin(store::Connection &connection)
{
    if (m_archives.isEmpty())
        return {};
    if (const auto held = requireArchives(connection, m_archives); !held)
        return held;
    const auto agreed = store::executedArchives(connection);
    if (!agreed)
        return tl::unexpected(agreed.error());
    for (const TrustedArchive &file : m_archives) {
        const store::ArchivedRange &range = file.archive.range;
        const auto isHere = hasRows(connection, range);
        if (!isHere)
            return tl::unexpected(isHere.error());
        // Before it was agreed on an archive is compared with the rows; it replaces none of them.
        const auto same = std::ranges::find_if(*agreed, [&range](const store::ExecutedArchive &archived) {
            return archived.range.year == range.year;
        });
        const bool isAgreed = same != agreed->end() && same->range == range;
        if (!isAgreed && (same != agreed->end() || !*isHere))
            m_findings.append(
                {.damage = Damage::ArchiveNotAgreed, .subject = u"archive:%1"_s.arg(range.year)});
        if (isAgreed || *isHere)
            m_parts.append({file, *isHere});
    }
    return {};
}

/// The archive into which a reading behind the id leads, or that comes next.
const LedgerSource::Part *LedgerSource::partBehind(qint64 afterId) const
{
    const auto part = std::ranges::find_if(
        m_parts, [afterId](const Part &one) { return afterId < one.file.archive.range.lastId; });
    return part == m_parts.end() ? nullptr : &*part;
}

Result<void> LedgerSource::open(const Part &part)
{
    m_archived = std::make_unique<ArchiveRows>();
    m_ahead.clear();
    m_opened = &part;
    if (const auto opened = m_archived->open(part.file.path); !opened)
        return tl::unexpected(changedMeanwhile(opened.error()));
    return {};
}

/// Adds the next rows of the archive to m_ahead; none are left if it stays as it was.
Result<void> LedgerSource::nextArchived(int limit)
{
    const auto rows = m_archived->read(limit);
    if (!rows)
        return tl::unexpected(changedMeanwhile(rows.error()));
    m_ahead += **rows;
    if ((*rows)->isEmpty() && !(m_archived->archive() == m_opened->file.archive))
        return tl::unexpected(
            changedMeanwhile({AuditProblem::ArchiveDamaged, m_opened->file.path, u"another archive"_s}));
    return {};
}

void LedgerSource::report(Damage damage, const store::StoredLedgerRow &row)
{
    if (m_findings.size() < maximumFindings)
        m_findings.append({.damage = damage, .ledgerId = row.id, .counterId = row.counterId});
}

/// Rows that only the archive has are missed by whoever walks the chain.
void LedgerSource::compare(const QList<CheckedRow> &page)
{
    qsizetype ahead = 0;
    for (const CheckedRow &checked : page) {
        while (ahead < m_ahead.size() && m_ahead.at(ahead).row.id < checked.row.id)
            ++ahead;
        if (ahead == m_ahead.size() || m_ahead.at(ahead).row.id != checked.row.id)
            report(Damage::Forged, checked.row);
        else if (const CheckedRow &archived = m_ahead.at(ahead++);
                 archived.row.rowHash != checked.row.rowHash || archived.isWhole != checked.isWhole)
            report(Damage::Rewritten, checked.row);
    }
    m_ahead.remove(0, ahead);
}

Result<const QList<CheckedRow> *> LedgerSource::read(store::Connection &connection, qint64 afterId, int limit)
{
    const Part *const part = partBehind(afterId);
    if (!part)
        return m_stored.read(connection, afterId, limit);
    const store::ArchivedRange &range = part->file.archive.range;
    const bool isWithin = afterId >= range.afterId;
    if (isWithin && m_opened != part) {
        if (const auto opened = open(*part); !opened)
            return tl::unexpected(opened.error());
    }
    if (isWithin && !part->isInStore) {
        m_ahead.clear();
        if (const auto next = nextArchived(limit); !next)
            return tl::unexpected(next.error());
        m_page = m_ahead;
        const bool isAtEnd = m_page.isEmpty() || m_page.last().row.id >= range.lastId;
        // Only the note behind the last row tells that it still is the archive whose signature was checked.
        if (const auto end = isAtEnd ? nextArchived(limit) : Result<void>(); !end)
            return tl::unexpected(end.error());
        return m_page.isEmpty() ? read(connection, range.lastId, limit) : &m_page;
    }
    auto stored = m_stored.read(connection, afterId, limit);
    if (!stored)
        return stored;
    const qint64 end = isWithin ? range.lastId : range.afterId;
    m_page = **stored;
    while (!m_page.isEmpty() && m_page.last().row.id > end)
        m_page.removeLast();
    if (!isWithin)
        return m_page.isEmpty() ? read(connection, range.afterId, limit) : &m_page;
    const bool isEnd = m_page.isEmpty() || m_page.last().row.id >= end;
    for (qsizetype before = -1; before != m_ahead.size() && (isEnd || m_ahead.isEmpty() ||
                                                             m_ahead.last().row.id < m_page.last().row.id);) {
        before = m_ahead.size();
        if (const auto next = nextArchived(limit); !next)
            return tl::unexpected(next.error());
    }
    compare(m_page);
    return m_page.isEmpty() ? read(connection, range.lastId, limit) : &m_page;
}

} // namespace lekthi::audit
