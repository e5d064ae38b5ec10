#include "core/allocation/benchmark/drawers/bulk_drawer.h"

#include "core/store/session/transaction.h"

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;
using store::Result;
using store::StoredLedgerRow;

namespace {

// Nothing in a field's numbers, codes and template needs quoting.

QString takenText(const FieldCounter &counter, const QList<StoredLedgerRow> &rows)
{
    const QString holder = u"',0,%1,%2,'"_s.arg(counter.key.projectId).arg(counter.key.correspondenceTypeId);
    QString text = u"INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, "
                   "request_id) VALUES "_s;
    for (const StoredLedgerRow &row : rows)
        text += "('"_L1 + row.number + holder + row.requestId + "'),"_L1;
    text.chop(1);
    return text;
}

QString hashText(const QByteArray &hash)
{
    return hash.isEmpty() ? u"NULL"_s : u"X'%1'"_s.arg(QLatin1StringView(hash.toHex()));
}

QString ledgerText(const FieldCounter &counter, const QList<StoredLedgerRow> &rows)
{
    const StoredLedgerRow &like = rows.first();
    const QString middle = u"',%1,%2,"_s.arg(counter.id).arg(counter.resetEpoch);
    const QString end =
        u"','','%1','%2',%3,%4,'%5','%6',0,0,0,'NONE',NULL,'%7',"_s.arg(like.counterKey, like.templateText)
            .arg(like.templateVersion)
            .arg(like.userId)
            .arg(like.ipAddress, like.userAgent, like.createdAt);
    QString text =
        u"INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, "
        "sequence_number, document_id, generated_number, revision, counter_key, template_used, "
        "template_version, user_id, ip_address, user_agent, retry_count, lock_wait_ms, "
        "total_duration_ms, fallback_used, skipped, created_at, previous_hash, row_hash) VALUES "_s;
    for (const StoredLedgerRow &row : rows)
        text += "('ISSUED','"_L1 + row.requestId + middle + QString::number(row.sequence) + ",NULL,'"_L1 +
                row.number + end + hashText(row.previousHash) + u',' + hashText(row.rowHash) + "),"_L1;
    text.chop(1);
    return text;
}

} // namespace

BulkDrawer::BulkDrawer(std::unique_ptr<store::Connection> connection, const Field &field)
    : StoreDrawer(std::move(connection), field)
{
    for (const FieldCounter &counter : field.counters)
        m_lastNumbers.push_back(counter.lastNumber);
}

Result<Drawn> BulkDrawer::draw(const FieldCounter &counter)
{
    qint64 &last = m_lastNumbers[size_t(counter.index)];
    const Drawn drawn{last + 1, rowsPerTransaction};
    const store::ChainedRows chained =
        ledger().rows(counter, {}, drawn.first, drawn.count, {}, connection().serverNow());
    const QList<StoredLedgerRow> &rows = chained.rows();
    auto transaction = store::Transaction::begin(connection());
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto written = connection()
                             .execute(takenText(counter, rows))
                             .and_then([&] { return connection().execute(ledgerText(counter, rows)); })
                             .and_then([&] { return transaction->commit(); });
    if (!written)
        return tl::unexpected(written.error());
    last += drawn.count;
    return drawn;
}

} // namespace lekthi::benchmark
