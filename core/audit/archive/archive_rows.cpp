#include "core/audit/archive/archive_rows.h"

#include "core/audit/archive/archive_text.h"
#include "core/files/compressed_file.h"

#include <QCryptographicHash>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::CheckedRow;

namespace {

constexpr int rowsOfArchive = 4000; // at once

tl::unexpected<AuditError> problemOf(const files::FileProblem &problem)
{
    const bool isClosed =
        problem.fault == files::FileFault::Missing || problem.fault == files::FileFault::NotPermitted;
    return tl::unexpected(AuditError{isClosed ? AuditProblem::FileMissing : AuditProblem::ArchiveDamaged,
                                     problem.path, problem.detail});
}

} // namespace

struct ArchiveRows::State
{
    tl::unexpected<AuditError> damaged(const QString &what) const
    {
        return tl::unexpected(
            AuditError{AuditProblem::ArchiveDamaged, path, u"line %1: %2"_s.arg(line).arg(what)});
    }

    AuditResult<QByteArray> nextLine()
    {
        auto next = lines.next(longestArchiveLine);
        if (!next)
            return problemOf(next.error());
        ++line;
        if (!*next)
            return damaged(u"the end is missing"_s);
        return **std::move(next);
    }

    AuditResult<void> take(const QByteArray &text)
    {
        auto row = readRowLine(text);
        if (!row)
            return damaged(u"no row"_s);
        if (row->id <= lastId)
            return damaged(u"out of order"_s);
        const bool isWhole =
            !row->rowHash.isEmpty() && hasher.hashOf(*row, row->previousHash) == row->rowHash;
        CheckedRow checked{*std::move(row), isWhole};
        if (!chains.take(checked))
            return damaged(u"not the row that was hashed"_s);
        lastId = checked.row.id;
        ++rows;
        page.append(std::move(checked));
        return {};
    }

    /// The note behind the empty line.
    AuditResult<void> finish()
    {
        QByteArray text;
        for (;;) {
            const auto next = lines.next(longestArchiveLine);
            if (!next)
                return problemOf(next.error());
            if (!*next)
                break;
            text += **next;
        }
        const auto read = SignedNote::parse(text);
        const auto told = read ? readArchiveNote(*read) : std::nullopt;
        if (!told)
            return damaged(u"no signed note"_s);
        const LedgerArchive found{
            first.store,
            told->made,
            {first.range.year, first.range.afterId, lastId, rows, content.result(), told->range.key}};
        if (!(found == *told))
            return damaged(u"not what the note tells"_s);
        note = *read;
        archive = found;
        isAtEnd = true;
        return {};
    }

    QString path;
    files::CompressedLines lines;
    QCryptographicHash content{QCryptographicHash::Sha256};
    store::LedgerHasher hasher;
    ArchivedChains chains;
    QList<CheckedRow> page;
    LedgerArchive first;
    LedgerArchive archive;
    SignedNote note;
    qint64 line = 0;
    qint64 lastId = 0;
    qint64 rows = 0;
    bool isAtEnd = false;
};

ArchiveRows::ArchiveRows()
    : d(std::make_unique<State>())
{
}

ArchiveRows::~ArchiveRows() = default;

AuditResult<void> ArchiveRows::open(const QString &path)
{
    d->path = path;
    if (const auto opened = d->lines.open(path); !opened)
        return problemOf(opened.error());
    const auto line = d->nextLine();
    if (!line)
        return tl::unexpected(line.error());
    const auto first = readFirstLine(*line);
    if (!first)
        return d->damaged(u"no archive"_s);
    d->content.addData(*line);
    d->first = *first;
    d->lastId = first->range.afterId;
    return {};
}

AuditResult<const QList<CheckedRow> *> ArchiveRows::read(int limit)
{
    d->page.clear();
    while (!d->isAtEnd && d->page.size() < limit) {
        const auto line = d->nextLine();
        if (!line)
            return tl::unexpected(line.error());
        const bool isRow = line->trimmed().size() > 0;
        if (isRow)
            d->content.addData(*line);
        if (const auto taken = isRow ? d->take(*line) : d->finish(); !taken)
            return tl::unexpected(taken.error());
    }
    return &d->page;
}

const LedgerArchive &ArchiveRows::archive() const
{
    return d->archive;
}

bool ArchiveRows::isSignedBy(const PublicKey &key) const
{
    return d->isAtEnd && d->archive.range.key == key.bytes && isArchiveSignedBy(d->note, key);
}

AuditResult<TrustedArchive> checkArchive(const QString &path, const PublicKey &key,
                                         const std::function<void(qint64)> &told)
{
    ArchiveRows rows;
    if (const auto opened = rows.open(path); !opened)
        return tl::unexpected(opened.error());
    qint64 count = 0;
    for (;;) {
        const auto page = rows.read(rowsOfArchive);
        if (!page)
            return tl::unexpected(page.error());
        if ((*page)->isEmpty())
            break;
        count += (*page)->size();
        if (told)
            told(count);
    }
    if (!rows.isSignedBy(key))
        return tl::unexpected(AuditError{AuditProblem::ArchiveNotSigned, path, {}});
    return TrustedArchive{path, rows.archive()};
}

} // namespace lekthi::audit
