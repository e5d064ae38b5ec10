#include "core/store/requests/archive_request.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

constexpr Statement listArchives("audit/list_archives");
constexpr Statement listArchiveHeads("audit/list_archive_heads");

constexpr int headsAtOnce = 10'000;

QByteArray bytesIn(const QJsonValue &base64)
{
    return QByteArray::fromBase64(base64.toString().toLatin1());
}

ArchivedRange rangeIn(const QJsonObject &facts)
{
    return {.year = facts["year"_L1].toInt(),
            .afterId = facts["after"_L1].toInteger(),
            .lastId = facts["last"_L1].toInteger(),
            .rows = facts["rows"_L1].toInteger(),
            .contentHash = bytesIn(facts["content"_L1]),
            .key = bytesIn(facts["key"_L1])};
}

} // namespace

ArchiveRequest::ArchiveRequest(const Request &request)
    : Request(request)
    , range(rangeIn(request.facts()))
{
}

Result<qint64> requestArchive(Connection &connection, const ArchivedRange &range,
                              const numbering::Reason &reason)
{
    return enterRequest(connection, "request_archive",
                        {range.year, range.afterId, range.lastId, range.rows,
                         QString::fromLatin1(range.contentHash.toBase64()),
                         QString::fromLatin1(range.key.toBase64()), reason.text()},
                        u"archive"_s, reason);
}

Result<QList<ExecutedArchive>> executedArchives(Connection &connection)
{
    return connection.read(listArchives).map([](const Rows &rows) {
        QList<ExecutedArchive> archives;
        for (const Row &row : rows)
            archives.append({row.bigInteger("id"_L1),
                             rangeIn(QJsonDocument::fromJson(row.text("facts"_L1).toUtf8()).object()),
                             row.instant("closed_at"_L1)});
        return archives;
    });
}

Result<QList<ArchiveHead>> archiveHeads(Connection &connection, qint64 lastRowId)
{
    QList<ArchiveHead> heads;
    for (;;) {
        const qint64 afterId = heads.isEmpty() ? 0 : heads.last().counterId;
        const auto page = connection.read(listArchiveHeads, {lastRowId, afterId, lastRowId, headsAtOnce});
        if (!page)
            return tl::unexpected(page.error());
        for (const Row &row : *page)
            heads.append({row.bigInteger("counter_id"_L1),
                          {row.bytes("row_hash"_L1), row.bigInteger("chain_length"_L1)},
                          row.bigInteger("last_row_id"_L1),
                          row.integer("reset_epoch"_L1),
                          row.bigInteger("sequence_number"_L1),
                          row.integer("has_register"_L1) != 0});
        if (page->size() < headsAtOnce)
            return heads;
    }
}

} // namespace lekthi::store
