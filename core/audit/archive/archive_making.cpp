#include "core/audit/archive/archive_making.h"

#include "core/audit/archive/archive_text.h"
#include "core/files/compressed_file.h"
#include "core/numbering/period.h"
#include "core/store/ledger/ledger_extent.h"
#include "core/store/ledger/stored_rows.h"
#include "core/store/requests/archive_request.h"
#include "core/store/session/time_text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <limits>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::ArchivedRange;
using store::CheckedRow;
using Kind = NoArchive::Kind;

namespace {

constexpr int rowsPerPage = 4000;

QDateTime endOf(int year)
{
    return QDateTime(QDate(year + 1, 1, 1), QTime(0, 0), numbering::defaultDocumentTimeZone()).toUTC();
}

int yearOf(const store::StoredLedgerRow &row)
{
    return numbering::documentDate(store::instantOf(row.createdAt)).year();
}

tl::unexpected<NoArchive> notWritten(const QString &sentence)
{
    return tl::unexpected(NoArchive{.kind = Kind::NotWritten, .sentence = sentence});
}

/// The lines of an archive, as they are written.
class Writing
{
public:
    Writing(const QString &path, const LedgerArchive &archive)
        : m_file(path)
        , m_archive(archive)
    {
    }

    Archived<void> begin()
    {
        return written(m_file.open().and_then([this] { return add(firstLine(m_archive)); }));
    }

    Archived<void> take(const QList<CheckedRow> &page)
    {
        QByteArray lines;
        for (const CheckedRow &checked : page) {
            if (!m_chains.take(checked))
                return tl::unexpected(NoArchive{.kind = Kind::Damaged, .row = checked.row.id});
            lines += rowLine(checked.row);
            m_archive.range.lastId = checked.row.id;
        }
        m_archive.range.rows += page.size();
        return written(add(lines));
    }

    Archived<LedgerArchive> finish(const SigningKey &key)
    {
        m_archive.range.contentHash = m_content.result();
        m_archive.range.key = key.publicKey().bytes;
        const QByteArray note = '\n' + signArchive(m_archive, key).toText();
        return written(m_file.append(note).and_then([this] { return m_file.commit(); })).map([this] {
            return m_archive;
        });
    }

private:
    files::Written add(const QByteArray &lines)
    {
        m_content.addData(lines);
        return m_file.append(lines);
    }

    static Archived<void> written(const files::Written &result)
    {
        return result ? Archived<void>() : notWritten(result.error());
    }

    files::CompressedFile m_file;
    LedgerArchive m_archive;
    QCryptographicHash m_content{QCryptographicHash::Sha256};
    ArchivedChains m_chains;
};

} // namespace

QString noArchiveName(NoArchive::Kind kind)
{
    switch (kind) {
    case Kind::YearNotOver:
        return u"YEAR_NOT_OVER"_s;
    case Kind::NothingLeft:
        return u"NOTHING_TO_ARCHIVE"_s;
    case Kind::OtherYearFirst:
        return u"OTHER_YEAR_FIRST"_s;
    case Kind::Damaged:
        return u"LEDGER_DAMAGED"_s;
    case Kind::FileExists:
        return u"FILE_EXISTS"_s;
    case Kind::NotWritten:
        return u"FILE_NOT_WRITTEN"_s;
    case Kind::Cancelled:
        return u"CANCELLED"_s;
    case Kind::RequestOpen:
        return u"REQUEST_OPEN"_s;
    }
    return {};
}

QString describe(const NoArchive &reason)
{
    switch (reason.kind) {
    case Kind::YearNotOver:
        return QCoreApplication::translate(
            "lekthi", "The year is not over yet, so it cannot be archived. Choose an earlier year.");
    case Kind::NothingLeft:
        return QCoreApplication::translate(
                   "lekthi", "The ledger has no rows of %1 that are not archived yet. Choose another year.")
            .arg(reason.year);
    case Kind::OtherYearFirst:
        return QCoreApplication::translate(
                   "lekthi", "The ledger has older rows that are not archived yet. Archive %1 first.")
            .arg(reason.year);
    case Kind::Damaged:
        return QCoreApplication::translate(
                   "lekthi", "Ledger row %1 is damaged, so the year was not archived. Verify the "
                             "ledger to see what happened.")
            .arg(reason.row);
    case Kind::FileExists:
    case Kind::NotWritten:
        return reason.sentence;
    case Kind::Cancelled:
        return QCoreApplication::translate("lekthi", "Cancelled. No archive was written.");
    case Kind::RequestOpen:
        return reason.sentence;
    }
    return {};
}

store::Result<Archived<ArchivedRange>> findArchivable(store::Connection &connection, int year)
{
    const auto before = store::executedArchives(connection);
    if (!before)
        return tl::unexpected(before.error());
    ArchivedRange range{.year = year, .afterId = before->isEmpty() ? 0 : before->last().range.lastId};
    if (connection.serverNow() < endOf(year))
        return tl::unexpected(NoArchive{.kind = Kind::YearNotOver, .year = year});
    store::StoredRows rows;
    const auto oldest = rows.read(connection, range.afterId, 1);
    if (!oldest)
        return tl::unexpected(oldest.error());
    if ((*oldest)->isEmpty())
        return tl::unexpected(NoArchive{.kind = Kind::NothingLeft, .year = year});
    const int oldestYear = yearOf((*oldest)->first().row);
    if (oldestYear < year)
        return tl::unexpected(NoArchive{.kind = Kind::OtherYearFirst, .year = oldestYear});
    const auto end = store::firstLedgerRowSince(connection, endOf(year));
    if (!end)
        return tl::unexpected(end.error());
    range.lastId = end->value_or(std::numeric_limits<qint64>::max()) - 1;
    if (oldestYear > year || (*oldest)->first().row.id > range.lastId)
        return tl::unexpected(NoArchive{.kind = Kind::NothingLeft, .year = year});
    return range;
}

store::Result<Archived<LedgerArchive>> writeArchive(store::Connection &connection, const ArchivedRange &range,
                                                    const QString &path, const SigningKey &key,
                                                    const std::function<bool(qint64)> &goOn)
{
    if (QFileInfo::exists(path))
        return tl::unexpected(NoArchive{
            .kind = Kind::FileExists,
            .sentence =
                QCoreApplication::translate("lekthi", "The file %1 exists already. Choose another name.")
                    .arg(path)});
    const QDateTime now = QDateTime::fromSecsSinceEpoch(connection.serverNow().toSecsSinceEpoch(), Qt::UTC);
    LedgerArchive archive{connection.address().database, now, range};
    archive.range.rows = 0;
    Writing writing(path, archive);
    if (const auto begun = writing.begin(); !begun)
        return tl::unexpected(begun.error());
    store::StoredRows rows;
    qint64 walkedTo = range.afterId;
    qint64 count = 0;
    for (;;) {
        const auto read = rows.read(connection, walkedTo, rowsPerPage);
        if (!read)
            return tl::unexpected(read.error());
        QList<CheckedRow> page = **read;
        while (!page.isEmpty() && page.last().row.id > range.lastId)
            page.removeLast();
        if (page.isEmpty())
            return writing.finish(key);
        if (const auto taken = writing.take(page); !taken)
            return tl::unexpected(taken.error());
        walkedTo = page.last().row.id;
        count += page.size();
        if (goOn && !goOn(count))
            return tl::unexpected(NoArchive{.kind = Kind::Cancelled});
    }
}

store::Result<Archived<qint64>> requestWritten(store::Connection &connection, const LedgerArchive &archive,
                                               const QString &path, const numbering::Reason &reason)
{
    const auto id = store::requestArchive(connection, archive.range, reason);
    if (id)
        return Archived<qint64>(*id);
    if (!id.error().leavesOpen()) {
        QFile::remove(path);
        return tl::unexpected(id.error());
    }
    return tl::unexpected(NoArchive{
        .kind = Kind::RequestOpen,
        .sentence =
            QCoreApplication::translate(
                "lekthi", "The archive was written to %1, but the connection was lost before the store "
                          "confirmed the request. If the request is on the Approvals page, keep the file. "
                          "If it is not, delete the file and archive the year again.")
                .arg(path)});
}

} // namespace lekthi::audit
